/** Rounds as Python does: to the nearest number of so many digits, and a tie to the even one. */
export function round(value: number, digits: number): number {
  const steps = value * 2 ** (digits + 1);
  const isTie = Number.isInteger(steps) && steps % 2 === 1;
  if (!isTie) return Number(value.toFixed(digits));
  const below = Math.floor(value * 10 ** digits);
  return Number(`${below % 2 === 0 ? below : below + 1}e-${digits}`);
}

/** With three digits, as scores are printed. */
export const decimal = (value: number): string => round(value, 3).toFixed(3);
