/** As many digits as a figure's size deserves. */
export function round(value: number): string {
  const size = Math.abs(value);
  const digits = size > 0 && size < 0.1 ? 3 : size < 1 ? 2 : size < 20 ? 1 : 0;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
