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

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

/** A small number as it stands in a sentence: sixteen. */
export const spelled = (value: number): string => small[value] ?? whole.format(value);

/** In a sentence: a, b and c. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { style: 'long' }).format(names).replace(/, and /, ' and ');

/** From tenths of a million: 375 is $37.5M. */
export const tenths = (value: number): string => `$${(value / 10).toFixed(1)}M`;
