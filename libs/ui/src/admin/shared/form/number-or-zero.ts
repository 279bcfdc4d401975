/** What a number field holds; an empty one counts as 0, and anything else is left to the contract. */
export function numberOrZero(value: unknown): number {
  return value === '' || value === null || value === undefined ? 0 : Number(value);
}
