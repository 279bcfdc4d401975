import { type SqlText, sql } from '../platform/database/sql';
import type { List } from '../platform/database/list/sql-list';

/** How appointments are listed, with these columns: all of them, or scheduled ones, soonest first. */
export function appointmentLists(columns: SqlText): {
  latestFirst: List;
  scheduled: List;
  upcoming: List;
} {
  const latestFirst: List = {
    columns,
    from: sql`sessions_appointments r`,
    where: [],
    values: [],
    order: { column: 'startTime', direction: 'DESC', kind: 'time' },
  };
  const scheduled: List = {
    ...latestFirst,
    where: [sql`r.status = 'scheduled'`],
    order: { column: 'startTime', direction: 'ASC', kind: 'time' },
  };
  const upcoming: List = {
    ...scheduled,
    where: [...scheduled.where, sql`r."endTime" > now()`],
  };
  return { latestFirst, scheduled, upcoming };
}
