const integerFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const count = (value: number): string => integerFormat.format(value);

export const formatPercent = (share: number, digits = 0): string =>
  `${(share * 100).toFixed(digits)}%`;

/** From millions: $4.2M. */
export const millions = (value: number, digits = 1): string => `$${value.toFixed(digits)}M`;

export const wholeDollars = (value: number): string => `$${integerFormat.format(value)}`;

/** With its sign, as a change: +4%, −2%. */
export const signedPercent = (share: number, digits = 0): string =>
  `${share < 0 ? '−' : '+'}${formatPercent(Math.abs(share), digits)}`;

export const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );

/** A small number in words: "sixteen". */
export const spelled = (value: number): string => small[value] ?? integerFormat.format(value);

/** "a, b and c" */
export const joinWithAnd = (names: readonly string[]): string =>
  new Intl.ListFormat('en-US', { style: 'long' }).format(names).replace(/, and /, ' and ');

/** From tenths of a million: 375 is $37.5M. */
export const tenths = (value: number): string => `$${(value / 10).toFixed(1)}M`;
