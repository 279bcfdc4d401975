/** The value of a number field; an empty one is 0, and the contract checks anything else. */
export function numberOrZero(value: unknown): number {
  return value === '' || value === null || value === undefined ? 0 : Number(value);
}
