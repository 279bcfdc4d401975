const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** "$1.2K", for the axis of a chart. */
export const shortDollars = (amount: number): string => compact.format(amount);

const monthAndDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Nov 30" */
export const dayInChart = (day: string): string => monthAndDay.format(new Date(day));
