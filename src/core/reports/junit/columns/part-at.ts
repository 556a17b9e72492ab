import { present } from "../../present.ts";

/** The last part that begins at the index or before it; the first begins at zero. */
export function partAt<Part extends { readonly from: number }>(parts: readonly Part[], index: number): Part {
  let low = 0;
  let high = parts.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (present(parts[middle]).from <= index) low = middle;
    else high = middle;
  }
  return present(parts[low]);
}
