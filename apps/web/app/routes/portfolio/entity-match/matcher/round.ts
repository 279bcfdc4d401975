/** Rounds like Python: to this many digits, half to even. */
export function roundHalfEven(value: number, digits: number): number {
  const steps = value * 2 ** (digits + 1);
  const isTie = Number.isInteger(steps) && steps % 2 === 1;
  if (!isTie) return Number(value.toFixed(digits));
  const below = Math.floor(value * 10 ** digits);
  return Number(`${below % 2 === 0 ? below : below + 1}e-${digits}`);
}

/** Formats a score with three digits. */
export const decimal = (value: number): string => roundHalfEven(value, 3).toFixed(3);
