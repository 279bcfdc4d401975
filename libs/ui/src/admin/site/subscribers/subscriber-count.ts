/** "one subscriber", "1,200 subscribers". */
export const subscriberCount = (count: number): string =>
  count === 1 ? 'one subscriber' : `${count.toLocaleString('en-US')} subscribers`;
