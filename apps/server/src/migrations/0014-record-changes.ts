import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changed records are announced to every server, one notification for each statement. */
export class RecordChanges1700000000014 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(announce + Object.entries(kinds).map(announced).join(''));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(kinds))
      for (const event of ['insert', 'update', 'delete', 'truncate'])
        await queryRunner.query(`drop trigger ${table}_announce_${event} on ${table}`);
    await queryRunner.query('drop function announce_records');
  }
}

/** What each table's records are called. */
const kinds: Record<string, string> = {
  contact_submissions: 'contact',
  customers: 'customer',
  activities: 'activity',
  services: 'service',
  assets: 'asset',
  purchases: 'purchase',
  sessions_appointments: 'appointment',
};

const announce = `
  -- Keys alone, never values: a notification may have 8,000 bytes, and everyone with access to the
  -- database can read it. PostgreSQL sends it when the transaction commits.
  create function announce_records() returns trigger language plpgsql as $$
  declare
    changed integer[];
  begin
    if tg_op = 'DELETE' then
      changed := array(select id from old_rows limit 21);
    elsif tg_op <> 'TRUNCATE' then
      changed := array(select id from new_rows limit 21);
    end if;
    if changed = '{}' then return null; end if;
    if cardinality(changed) > 20 then changed := null; end if;
    perform pg_notify('record_changed', json_build_object(
      'kind', tg_argv[0], 'change', tg_argv[1], 'ids', changed)::text);
    return null;
  end $$;
`;

const announced = ([table, kind]: [string, string]) => `
  create trigger ${table}_announce_insert after insert on ${table}
    referencing new table as new_rows
    for each statement execute function announce_records('${kind}', 'created');
  create trigger ${table}_announce_update after update on ${table}
    referencing new table as new_rows
    for each statement execute function announce_records('${kind}', 'updated');
  create trigger ${table}_announce_delete after delete on ${table}
    referencing old table as old_rows
    for each statement execute function announce_records('${kind}', 'deleted');
  create trigger ${table}_announce_truncate after truncate on ${table}
    for each statement execute function announce_records('${kind}', 'deleted');
`;
