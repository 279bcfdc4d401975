const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const numberFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** "$1,200.00": always with cents, so that amounts line up in a column. */
export const amount = (value: number): string => dollarFormat.format(value);

export const quantity = (value: number): string => numberFormat.format(value);

/** "8.875%" */
export const percent = (value: number): string => `${numberFormat.format(value)}%`;
