import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mail server that the owner enters: one row at most, of which every server hears. */
export class MailSettings1700000000057 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table mail_settings (
        id integer primary key default 1 check (id = 1),
        host varchar(253),
        port integer check (port between 1 and 65535),
        encryption varchar(20) check (encryption in ('tls', 'starttls', 'none')),
        username varchar(255),
        -- With the secret of the servers: the database or a backup alone does not tell it.
        "sealedPassword" text,
        "senderAddress" varchar(254),
        "replyTo" varchar(254),
        "dkimSelector" varchar(63),
        version integer not null default 1,
        "updatedAt" timestamptz(3) not null default now(),
        -- Where the environment names the server, the owner still says whom mail comes from.
        check (num_nulls(host, port, encryption) in (0, 3)),
        check (host is not null or username is null),
        check (username is not null or "sealedPassword" is null)
      );
      create trigger mail_settings_touch before update on mail_settings
        for each row execute function touch_updated_at();

      create function notify_mail_settings() returns trigger language plpgsql as $$
      begin
        perform pg_notify('mail_settings_changed', '');
        return null;
      end $$;
      create trigger mail_settings_notify after insert or update or delete or truncate on mail_settings
        for each statement execute function notify_mail_settings();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table mail_settings;
      drop function notify_mail_settings;
    `);
  }
}
