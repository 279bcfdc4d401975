export const longDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** "July 18, 2025" */
export const longDate = (timestamp: string): string => longDateFormat.format(new Date(timestamp));
