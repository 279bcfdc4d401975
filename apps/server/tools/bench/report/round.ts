/** As many digits as a figure's size deserves. */
export function round(value: number): string {
  const digits = Math.abs(value) < 1 ? 2 : Math.abs(value) < 20 ? 1 : 0;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
