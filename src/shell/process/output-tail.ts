/** The last bytes of a stream, in a fixed amount of memory however much is written. */
export interface OutputTail {
  push(chunk: Uint8Array): void;
  /** Decoded as UTF-8; bytes that are not become U+FFFD. */
  text(): string;
}

export function outputTail(keepBytes: number): OutputTail {
  const ring = new Uint8Array(keepBytes);
  let written = 0;
  return {
    push(chunk) {
      // Of a chunk longer than the ring only its end can stay.
      const kept = chunk.subarray(Math.max(0, chunk.length - keepBytes));
      written += chunk.length - kept.length;
      const at = written % keepBytes;
      const head = kept.subarray(0, keepBytes - at);
      ring.set(head, at);
      ring.set(kept.subarray(head.length), 0);
      written += kept.length;
    },
    text() {
      if (written <= keepBytes) return new TextDecoder().decode(ring.subarray(0, written));
      const at = written % keepBytes;
      const tail = new Uint8Array(keepBytes);
      tail.set(ring.subarray(at), 0);
      tail.set(ring.subarray(0, at), keepBytes - at);
      return new TextDecoder().decode(tail.subarray(characterStart(tail)));
    },
  };
}

/** The cut may fall within a character: the rest of it (at most three bytes) would show as rubbish. */
function characterStart(bytes: Uint8Array): number {
  let start = 0;
  while (start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start++;
  return start;
}
