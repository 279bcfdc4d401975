import { type SqlText, sql } from '../platform/database/sql';
import type { List } from '../platform/database/list/sql-list';

/** The two orders in which appointments are listed, with these columns. */
export function appointmentLists(columns: SqlText): { latestFirst: List; upcoming: List } {
  const latestFirst: List = {
    columns,
    from: sql`sessions_appointments r`,
    where: [],
    values: [],
    order: { column: 'startTime', direction: 'DESC', kind: 'time' },
  };
  const upcoming: List = {
    ...latestFirst,
    where: [sql`r.status = 'scheduled'`, sql`r."endTime" > now()`],
    order: { column: 'startTime', direction: 'ASC', kind: 'time' },
  };
  return { latestFirst, upcoming };
}
