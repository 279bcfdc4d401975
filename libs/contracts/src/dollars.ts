const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$1,200", with cents where there are any: "$199.50". Every price that people read is written so. */
export const dollars = (amount: number): string => format.format(amount);
