import type { DataSource } from 'typeorm';
import { type SqlText, sql } from '../../platform/database/sql';

export const LARGE = { customers: 100_000, activities: 1_000_000 };

const BATCH = 10_000;
const SPREAD_DAYS = 1095;

/** Names and texts with a number, so that searches find enough different ones. */
const statements = {
  customers: sql`
    insert into customers (name, email, company, status, "totalValue", "createdAt", "updatedAt")
    select
      (array['Maya','Jonas','Priya','Grace','Kenji','Amara','Lena','Diego'])[1 + n % 8] || ' '
        || initcap(translate(substr(md5(n::text), 1, 7), '0123456789', 'aeiouaeiou')),
      'person' || n || '@example.com',
      'Firm ' || substr(md5((n / 7)::text), 1, 6),
      (array['active','inactive','on_hold','completed','potential'])[1 + n % 5],
      n % 5000,
      at, at
    from generate_series($1::int, $2::int) n,
      lateral (select now() - make_interval(secs => (1 - n / $3::float8) * ${SPREAD_DAYS * 86_400}) as at) t`,
  activities: sql`
    insert into activities ("customerId", type, subject, description, "createdAt", "updatedAt")
    select
      (select min(id) from customers) + n % (select count(*)::int from customers),
      (array['call','text','email','meeting','service_completed','follow_up','note'])[1 + n % 7],
      (array['First call','Proposal','Working session','Review','Handover'])[1 + n % 5] || ' ' || n,
      'Talked about ' || md5(n::text) || case when n % 100000 = 7 then ' zephyrine' else '' end,
      at, at
    from generate_series($1::int, $2::int) n,
      lateral (select now() - make_interval(secs => (1 - n / $3::float8) * ${SPREAD_DAYS * 86_400}) as at) t`,
} as const;

/**
 * Fills customers and activities for measurements, up to a share of 100,000 and a million, spread over three years.
 * Triggers are off meanwhile: their sums are computed at the end.
 */
export async function seedLargeCrm(
  dataSource: DataSource,
  share: number,
  log: (line: string) => void,
): Promise<void> {
  for (const table of ['customers', 'activities'] as const) {
    const wanted = Math.round(LARGE[table] * share);
    await dataSource.query(sql`alter table ${sql.identifier('table', table)} disable trigger user`);
    for (let done = 0; done < wanted; done += BATCH) {
      const last = Math.min(done + BATCH, wanted);
      await dataSource.query(statements[table], [done + 1, last, wanted]);
      log(`${table}: ${last.toLocaleString('en-US')} of ${wanted.toLocaleString('en-US')}`);
    }
    await dataSource.query(sql`alter table ${sql.identifier('table', table)} enable trigger user`);
    await countAnew(dataSource, table);
    // Autovacuum would do this within a minute or two.
    await dataSource.query(sql`analyze ${sql.identifier('table', table)}`);
  }
  await dataSource.query(LAST_ACTIVITY);
  await dataSource.query(sql`analyze customer_last_activity`);
}

const LAST_ACTIVITY = sql`
  insert into customer_last_activity
  select c.id, coalesce(max(a."createdAt"), 'epoch')
  from customers c left join activities a on a."customerId" = c.id group by c.id
  on conflict ("customerId") do update set "lastAt" = excluded."lastAt"`;

/** Counts like the triggers: customers by status, activities by type and by day. */
async function countAnew(dataSource: DataSource, table: 'customers' | 'activities'): Promise<void> {
  const counts: Record<string, SqlText> =
    table === 'customers'
      ? { row_counts: sql`status` }
      : { row_counts: sql`type`, day_counts: sql`("createdAt" at time zone 'UTC')::date` };
  await dataSource.transaction(async (manager) => {
    for (const [sums, key] of Object.entries(counts)) {
      await manager.query(sql`delete from ${sql.identifier('table', sums)} where relation = $1`, [
        table,
      ]);
      await manager.query(
        sql`insert into ${sql.identifier('table', sums)} select $1, ${key}, count(*) from ${sql.identifier('table', table)} group by 2`,
        [table],
      );
    }
  });
}
