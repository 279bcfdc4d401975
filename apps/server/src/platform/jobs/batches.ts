/** Items in groups of at most `count`, and of at most `size` characters where the items have sizes. */
export function* batches<T>(
  items: readonly T[],
  count: number,
  size = Infinity,
  sizeOf: (item: T) => number = () => 0,
): Generator<T[]> {
  let batch: T[] = [];
  let sum = 0;
  for (const item of items) {
    if (batch.length === count || (batch.length > 0 && sum + sizeOf(item) > size)) {
      yield batch;
      [batch, sum] = [[], 0];
    }
    batch.push(item);
    sum += sizeOf(item);
  }
  if (batch.length > 0) yield batch;
}
