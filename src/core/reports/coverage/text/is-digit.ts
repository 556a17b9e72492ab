/** Whether the byte is an ASCII digit. */
export function isDigit(byte: number): boolean {
  return (byte - 0x30) >>> 0 <= 9;
}
