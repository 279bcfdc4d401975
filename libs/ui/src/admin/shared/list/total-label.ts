/** "1,234", or "1,000+" if counting stopped. */
export const totalLabel = (total: number, capped = false): string =>
  `${total.toLocaleString('en-US')}${capped ? '+' : ''}`;
