/** The values in parts of at most `size`, in their order: for what takes no more at once. */
export function* inParts<Value>(values: readonly Value[], size: number): Generator<readonly Value[]> {
  for (let from = 0; from < values.length; from += size) yield values.slice(from, from + size);
}
