import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner writes to people from their records, with templates. */
export class Replies1700000000024 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(templates + keys + messages + outbox);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table mail_outbox drop "messageId", drop "internetMessageId";
      drop table messages, message_keys, reply_templates;
      delete from trash where kind = 'reply_template';
    `);
  }
}

const templates = `
  create table reply_templates (
    id integer generated always as identity primary key,
    name varchar(80) not null check (btrim(name) <> ''),
    subject varchar(200) not null default '',
    body varchar(5000) not null check (btrim(body) <> ''),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now()
  );
  create unique index reply_templates_name on reply_templates (lower(name));
  create trigger reply_templates_touch before update on reply_templates
    for each row execute function touch_updated_at();
  create trigger reply_templates_audit after insert or update or delete on reply_templates
    for each row execute function record_change();
`;

/** What a call with an Idempotency-Key has answered, and a digest of what was sent with it. */
const keys = `
  create table message_keys (
    "userId" text not null references users on delete cascade,
    key varchar(255) not null,
    "inputHash" text not null,
    answer jsonb,
    "createdAt" timestamptz(3) not null default now(),
    primary key ("userId", key)
  );
  create index message_keys_age on message_keys ("createdAt");
`;

/** A message is to the person of a submission or to a customer, and is deleted with them. */
const messages = `
  create table messages (
    id integer generated always as identity primary key,
    "contactId" integer references contact_submissions on delete cascade,
    "customerId" integer references customers on delete cascade,
    "templateId" integer references reply_templates on delete set null,
    recipient varchar(254) not null,
    subject varchar(200) not null,
    text varchar(10000) not null,
    -- Messages that mail programs show as one conversation.
    thread uuid not null,
    -- The Message-ID of its mail (RFC 5322, section 3.6.4), which later ones of the thread name.
    "internetMessageId" varchar(255) not null unique,
    -- Of the submission, which a reply marks as replied; taking the reply back sets it again.
    "previousStatus" varchar(20) check ("previousStatus" in ('new', 'replied', 'spam')),
    "activityId" integer references activities on delete set null,
    "followUpId" integer references activities on delete set null,
    "leavesAt" timestamptz(3) not null,
    "createdAt" timestamptz(3) not null default now(),
    check (num_nonnulls("contactId", "customerId") = 1)
  );
  create index messages_contact on messages ("contactId", "createdAt" desc, id desc);
  create index messages_customer on messages ("customerId", "createdAt" desc, id desc);
  create index messages_recipient on messages (lower(recipient), id);
  create index messages_thread on messages (thread, id);
  create index messages_template on messages ("templateId") where "templateId" is not null;
  create index messages_activity on messages ("activityId") where "activityId" is not null;
  create index messages_follow_up on messages ("followUpId") where "followUpId" is not null;
  create trigger messages_audit after insert or update or delete on messages
    for each row execute function record_change();
`;

/** The mail of a message is deleted with it. */
const outbox = `
  alter table mail_outbox
    add "messageId" integer unique references messages on delete cascade,
    add "internetMessageId" varchar(255);
`;
