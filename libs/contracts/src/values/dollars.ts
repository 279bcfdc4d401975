const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$1,200", with cents if there are any: "$199.50". All prices are shown in this format. */
export const dollars = (amount: number): string => format.format(amount);

/** Converts dollars to cents by the decimal text, since `value * 100` is sometimes off by a cent. */
export function toCents(amount: number): number {
  const [whole = '', part = ''] = amount.toFixed(2).split('.');
  return Number(whole + part);
}

/** Dollars from cents. */
export function fromCents(cents: number): number {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const amount = Number(`${digits.slice(0, -2)}.${digits.slice(-2)}`);
  return cents < 0 ? -amount : amount;
}
