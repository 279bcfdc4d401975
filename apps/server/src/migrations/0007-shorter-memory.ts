import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What need not be remembered: the keys of repeated requests, and the words of old mails. */
export class ShorterMemory1700000000007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(recording('id,version,updatedAt,idempotencyKey'));
    await queryRunner.query(`
      update audit_log set before = before - 'idempotencyKey', after = after - 'idempotencyKey'
        where relation = 'purchases';
      create index mail_outbox_words on mail_outbox ("sentAt") where status = 'sent' and body <> '';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop index mail_outbox_words');
    await queryRunner.query(recording('id,version,updatedAt'));
  }
}

/** The audit log's trigger, with the columns that are nobody's business left out. */
const recording = (left: string) => `
  create or replace function record_change() returns trigger language plpgsql as $$
  declare
    was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - '{${left}}'::text[] end;
    now_is jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - '{${left}}'::text[] end;
    same text[];
  begin
    if tg_op = 'UPDATE' then
      select coalesce(array_agg(key), '{}') into same from jsonb_each(was)
        where now_is -> key is not distinct from value;
      was := was - same;
      now_is := now_is - same;
      if was = '{}' then return null; end if;
    end if;
    insert into audit_log ("actorId", relation, "recordId", action, before, after) values (
      nullif(current_setting('polaris.actor', true), ''),
      tg_table_name,
      case when tg_op = 'DELETE' then old.id else new.id end,
      case tg_op when 'INSERT' then 'create' when 'UPDATE' then 'update' else 'delete' end,
      was, now_is);
    return null;
  end $$;
`;
