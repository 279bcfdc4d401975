import { type SqlText, sql } from '../../platform/database/sql';
import type { List } from '../../platform/database/list/sql-list';

/** Lists of appointments with these columns: all (latest first), scheduled, not canceled and upcoming. */
export function appointmentLists(columns: SqlText): {
  latestFirst: List;
  scheduled: List;
  soonestFirst: List;
  upcoming: List;
} {
  const latestFirst: List = {
    columns,
    from: sql`sessions_appointments r`,
    where: [],
    values: [],
    order: { column: 'startTime', direction: 'DESC', kind: 'time' },
  };
  const soonestFirst: List = {
    ...latestFirst,
    where: [sql`r.status <> 'cancelled'`],
    order: { column: 'startTime', direction: 'ASC', kind: 'time' },
  };
  const scheduled: List = { ...soonestFirst, where: [sql`r.status = 'scheduled'`] };
  const upcoming: List = {
    ...scheduled,
    where: [...scheduled.where, sql`r."endTime" > now()`],
  };
  return { latestFirst, scheduled, soonestFirst, upcoming };
}
