import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The customers of each day were counted, and nothing reads that. Customers by status are read. */
export class UnreadCounts1700000000010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      lock table customers in share row exclusive mode;
      ${countRows('tg_nargs = 1')}
      ${countCustomers(`'status', 'no days'`)}
      delete from day_counts where relation = 'customers';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      lock table customers in share row exclusive mode;
      ${countCustomers(`'status'`)}
      ${countRows('true')}
      insert into day_counts
        select 'customers', ("createdAt" at time zone 'UTC')::date, count(*) from customers group by 2;
    `);
  }
}

/** The triggers' function; it counts by day only under a condition. */
const countRows = (byDay: string) => `
  create or replace function count_rows() returns trigger language plpgsql as $$
  declare
    parts text[] := '{}';
  begin
    if tg_op in ('INSERT', 'UPDATE') then
      parts := parts || format('select %I::text as kind, "createdAt", 1 as n from new_rows', tg_argv[0]);
    end if;
    if tg_op in ('DELETE', 'UPDATE') then
      parts := parts || format('select %I::text as kind, "createdAt", -1 as n from old_rows', tg_argv[0]);
    end if;
    execute format(
      'insert into row_counts select %L, kind, sum(n) from (%s) c group by kind having sum(n) <> 0 order by kind
       on conflict (relation, kind) do update set rows = row_counts.rows + excluded.rows',
      tg_table_name, array_to_string(parts, ' union all '));
    if ${byDay} then
      execute format(
        'insert into day_counts select %L, ("createdAt" at time zone ''UTC'')::date as day, sum(n)
         from (%s) c group by day having sum(n) <> 0 order by day
         on conflict (relation, day) do update set rows = day_counts.rows + excluded.rows',
        tg_table_name, array_to_string(parts, ' union all '));
    end if;
    return null;
  end $$;
`;

/** The triggers of customers, with these arguments. */
const countCustomers = (args: string) => `
  create or replace trigger customers_count_insert after insert on customers
    referencing new table as new_rows for each statement execute function count_rows(${args});
  create or replace trigger customers_count_update after update on customers
    referencing old table as old_rows new table as new_rows
    for each statement execute function count_rows(${args});
  create or replace trigger customers_count_delete after delete on customers
    referencing old table as old_rows for each statement execute function count_rows(${args});
`;
