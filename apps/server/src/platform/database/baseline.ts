/**
 * The first migration of a new database. It has the name of the last migration that it replaced, so databases that ran
 * those count as having run it.
 */
const BASELINE = 'HoldsOfVisitors1700000000098';

/** The last commit that has the migrations from before the baseline. */
const LAST_BEFORE = 'a3ccba0c7234ec3ab00235acd6a544d271a53315';

/** Returns the migrations that ran, oldest first, without those that the baseline replaced. */
export const sinceBaseline = (ran: string[]): string[] =>
  ran.slice(Math.max(0, ran.indexOf(BASELINE)));

/** Whether the last of these migrations is older than the baseline. */
export const isBeforeBaseline = (ran: string[]): boolean =>
  !ran.includes(BASELINE) && ran.some((name) => timeOf(name) < timeOf(BASELINE));

const timeOf = (name: string): number => Number(/\d{13}$/.exec(name)?.[0] ?? Infinity);

/** The error with instructions for such a database. */
export const TOO_OLD = {
  database: `The database is too old for this Polaris: start commit ${LAST_BEFORE} of it on the database once, then this one.`,
  backup: `The backup is too old for this Polaris: restore it with commit ${LAST_BEFORE} of it, then start this one on that database.`,
};
