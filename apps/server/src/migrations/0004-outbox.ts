import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outbox tells what became of each mail, of whom it is about, and carries what mail can carry. */
export class Outbox1700000000004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table mail_outbox
        add html text,
        add calendar text,
        add "replyTo" varchar(254),
        add confidential boolean not null default false,
        add attempts integer not null default 0,
        -- The job that sends it; any other is out of date.
        add "jobId" uuid,
        -- Whom or what it is about: with them it goes.
        add "userId" text references users on delete cascade,
        add "contactId" integer references contact_submissions on delete cascade,
        -- A mail that may be sent once only, by the name of its occasion.
        add "onceKey" varchar(320) unique;
      create index mail_status on mail_outbox (status, "createdAt" desc, id desc);
      create index mail_recipient on mail_outbox (lower(recipient), "createdAt" desc, id desc);
      create index mail_user on mail_outbox ("userId");
      create index mail_contact on mail_outbox ("contactId");
      -- They were waiting in the memory of a server that has ended.
      update mail_outbox set status = 'failed', error = 'The server stopped before it was sent.'
        where status = 'queued';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index mail_status, mail_recipient;
      alter table mail_outbox drop html, drop calendar, drop "replyTo", drop confidential,
        drop attempts, drop "jobId", drop "userId", drop "contactId", drop "onceKey";
    `);
  }
}
