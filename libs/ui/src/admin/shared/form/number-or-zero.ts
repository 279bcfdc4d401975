/** The value of a number field; an empty one is 0, and the contract checks anything else. */
export function numberOrZero(value: unknown): number {
  return value === '' || value === null || value === undefined ? 0 : Number(value);
}

/** The value of a number field that must be filled in: an empty one is NaN, which every contract rejects. */
export const typedNumber = (value: unknown): number => (value === '' ? NaN : Number(value));
