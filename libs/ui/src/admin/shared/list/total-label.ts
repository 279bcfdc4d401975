/** "1,234", and "1,000+" where no more were counted. */
export const totalLabel = (total: number, capped = false): string =>
  `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;
