import { DUE_WEEKS } from '@polaris/contracts';
import { sql } from '../../platform/database/sql';
import { owedByDay } from '../balances/balances.read-model';
import { businessDay } from '../business-profile/business-day.read-model';

const today = businessDay(sql`now()`);

/** What is owed and not overdue, by weeks from today. A day can be over where the business is now: it counts as today. */
export const DUE = sql`
  with due as materialized (
    select d.owed, (case when d."dueOn" < ${today} then 0 else d."dueOn" - ${today} end) / 7 as week
    from (${owedByDay}) d where not d."isOverdue")
  select
    (select json_agg(json_build_object('from', ${today} + n * 7, 'amount',
        (select coalesce(sum(owed), 0) from due where week = n)) order by n)
      from generate_series(0, ${DUE_WEEKS} - 1) n) as weeks,
    (select coalesce(sum(owed), 0)::float8 from due where week >= ${DUE_WEEKS}) as later,
    (select coalesce(sum(owed), 0)::float8 from due where week is null) as undated`;
