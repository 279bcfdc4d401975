import type { List } from '../platform/database/list/sql-list';

/** The two orders in which appointments are listed, with these columns. */
export function appointmentLists(columns: string): { latestFirst: List; upcoming: List } {
  const latestFirst: List = {
    columns,
    from: 'sessions_appointments r',
    where: [],
    values: [],
    order: { column: 'startTime', direction: 'DESC', kind: 'time' },
  };
  const upcoming: List = {
    ...latestFirst,
    where: [`r.status = 'scheduled'`, 'r."endTime" > now()'],
    order: { column: 'startTime', direction: 'ASC', kind: 'time' },
  };
  return { latestFirst, upcoming };
}
