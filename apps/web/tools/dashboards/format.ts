const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const count = (value: number): string => whole.format(value);

export const percent = (share: number, digits = 0): string => `${(share * 100).toFixed(digits)}%`;

/** From millions: $4.2M. */
export const millions = (value: number, digits = 1): string => `$${value.toFixed(digits)}M`;

export const dollars = (value: number): string => `$${whole.format(value)}`;

/** With its sign, as a change: +4%, −2%. */
export const change = (share: number, digits = 0): string =>
  `${share < 0 ? '−' : '+'}${percent(Math.abs(share), digits)}`;

export const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};
