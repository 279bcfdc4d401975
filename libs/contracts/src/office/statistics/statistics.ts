import * as z from 'zod/mini';

/** How many weeks the dashboard's chart shows. */
export const CHART_WEEKS = 12;

/** The counts of one week, identified by its Monday. */
export const weekSchema = z.object({
  monday: z.iso.date(),
  submissions: z.int(),
  activities: z.int(),
});
export type Week = z.output<typeof weekSchema>;
/** The counts of a week. */
export type WeekCount = Exclude<keyof Week, 'monday'>;
export const weeksSchema = z.array(weekSchema);
