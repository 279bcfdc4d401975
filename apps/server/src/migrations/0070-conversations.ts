import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients write to the owner, too: on the dashboard, and by replies to mails that a provider takes in. */
export class Conversations1700000000070 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columns + rules + indexes + triggers + inbound);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table inbound_mail;
      delete from messages where author = 'client';
      drop trigger messages_audit_update on messages;
      drop trigger messages_audit on messages;
      create trigger messages_audit after insert or update or delete on messages
        for each row execute function record_change();
      drop trigger messages_announce_insert on messages;
      drop trigger messages_announce_update on messages;
      drop trigger messages_announce_delete on messages;
      drop trigger messages_announce_truncate on messages;
      drop index messages_of_account, messages_sender, messages_unread, mail_of_message;
      create unique index mail_of_message on mail_outbox ("aboutId") where "aboutTable" = 'messages';
      alter table messages drop constraint messages_of_owner, drop constraint messages_of_client,
        drop author, drop via, drop "userId", drop sender, drop "readAt",
        alter recipient set not null, alter subject set not null, alter thread set not null,
        alter "internetMessageId" set not null, alter "leavesAt" set not null;
    `);
  }
}

const columns = `
  alter table messages
    add author varchar(10) not null default 'owner' check (author in ('owner', 'client')),
    add via varchar(10) not null default 'mail' check (via in ('page', 'mail')),
    -- The client's account when it was written.
    add "userId" text references users on delete set null,
    -- From which address a client's mail came.
    add sender varchar(254),
    -- When the person whom it is for has seen it.
    add "readAt" timestamptz(3),
    alter recipient drop not null, alter subject drop not null, alter thread drop not null,
    alter "internetMessageId" drop not null, alter "leavesAt" drop not null;
  -- Nobody is told today that an old mail is new.
  alter table messages disable trigger messages_audit;
  update messages set "readAt" = "createdAt";
  alter table messages enable trigger messages_audit;
`;

const rules = `
  alter table messages
    add constraint messages_of_owner check (author <> 'owner' or (via = 'mail' and sender is null
      and num_nulls(recipient, subject, thread, "internetMessageId", "leavesAt") = 0)),
    add constraint messages_of_client check (author <> 'client' or ("customerId" is not null
      and num_nonnulls(recipient, "templateId", "previousStatus", "activityId", "followUpId", "leavesAt") = 0
      and (via = 'mail') = (sender is not null)
      and (via = 'mail') = (thread is not null)
      and (via = 'mail') = ("internetMessageId" is not null)));
`;

const indexes = `
  create index messages_of_account on messages ("userId") where "userId" is not null;
  create index messages_sender on messages (lower(sender)) where sender is not null;
  create index messages_unread on messages ("createdAt" desc, id desc)
    where author = 'client' and "readAt" is null;
  -- Of what a client wrote, each owner gets a notice.
  drop index mail_of_message;
  create unique index mail_of_message on mail_outbox ("aboutId")
    where "aboutTable" = 'messages' and kind = 'message';
`;

/** Who has read what is in no audit log. */
const triggers = `
  drop trigger messages_audit on messages;
  create trigger messages_audit after insert or delete on messages
    for each row execute function record_change();
  create trigger messages_audit_update after update on messages for each row
    when ((to_jsonb(old) - 'readAt') is distinct from (to_jsonb(new) - 'readAt'))
    execute function record_change();
  create trigger messages_announce_insert after insert on messages
    referencing new table as new_rows
    for each statement execute function announce_records('message', 'created');
  create trigger messages_announce_update after update on messages
    referencing new table as new_rows
    for each statement execute function announce_records('message', 'updated');
  create trigger messages_announce_delete after delete on messages
    referencing old table as old_rows
    for each statement execute function announce_records('message', 'deleted');
  create trigger messages_announce_truncate after truncate on messages
    for each statement execute function announce_records('message', 'deleted');
`;

const inbound = `
  create table inbound_mail (
    id integer primary key default 1 check (id = 1),
    provider varchar(20) not null check (provider in ('postmark', 'ses')),
    -- Replies go here, with the token of their conversation after a plus.
    address varchar(254) not null check (address like '%_@_%'),
    -- SHA-256 of what Postmark sends as user name and password.
    "secretHash" bytea check (octet_length("secretHash") = 32),
    "topicArn" varchar(320),
    "createdAt" timestamptz(3) not null default now(),
    "confirmedAt" timestamptz(3) check ("confirmedAt" is null or provider = 'ses'),
    "lastReceivedAt" timestamptz(3),
    -- Automatic replies that were left out.
    ignored integer not null default 0 check (ignored >= 0),
    check ((provider = 'postmark') = ("secretHash" is not null)),
    check ((provider = 'ses') = ("topicArn" is not null))
  );
`;
