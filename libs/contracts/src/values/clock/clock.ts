/* Days, times and time zones as texts, and as moments. It loads no schema. */
export * from './time-text.ts';
export * from './wall-time.ts';
