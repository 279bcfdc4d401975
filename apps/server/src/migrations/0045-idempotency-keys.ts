import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One table for what requests with an Idempotency-Key have answered, instead of two tables and five columns. */
export class IdempotencyKeys1700000000045 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(table + earlier + logged + dropped);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table idempotency_keys;
      alter table purchases
        add "idempotencyKey" varchar(255),
        add "recordKey" varchar(255),
        add unique ("userId", "idempotencyKey"),
        add constraint purchases_record_key unique ("recordedBy", "recordKey");
      alter table payments
        add "recordKey" varchar(255), add unique ("recordedBy", "recordKey");
      alter table refunds
        add "recordKey" varchar(255), add unique ("recordedBy", "recordKey");
      alter table invoices
        add "recordKey" varchar(255), add unique ("recordedBy", "recordKey");
      create table activity_keys (
        "userId" text not null references users on delete cascade,
        key varchar(255) not null,
        input jsonb not null,
        answer jsonb,
        "createdAt" timestamptz(3) not null default now(),
        primary key ("userId", key)
      );
      create index activity_keys_age on activity_keys ("createdAt");
      create table message_keys (
        "userId" text not null references users on delete cascade,
        key varchar(255) not null,
        "inputHash" text not null,
        answer jsonb,
        "createdAt" timestamptz(3) not null default now(),
        primary key ("userId", key)
      );
      create index message_keys_age on message_keys ("createdAt");
    `);
  }
}

const table = `
  create table idempotency_keys (
    "userId" text not null references users on delete cascade,
    key varchar(255) not null,
    -- Method and path.
    request text not null,
    -- Of everything else that was sent; null for a key of before this table, of which it is not known.
    "contentHash" text,
    answer jsonb,
    "createdAt" timestamptz(3) not null default now(),
    primary key ("userId", key)
  );
  create index idempotency_keys_age on idempotency_keys ("createdAt");
`;

/** A key could name several things; then the one that is about money stays. */
const earlier = `
  insert into idempotency_keys ("userId", key, request, answer, "createdAt")
    select "recordedBy", "recordKey",
      case when "purchaseId" is not null then format('POST /api/admin/purchases/%s/payments', "purchaseId")
        else format('POST /api/admin/invoices/%s/payments', "invoiceId") end,
      jsonb_build_object('id', id), "createdAt"
    from payments where "recordedBy" is not null and "recordKey" is not null
    on conflict do nothing;
  insert into idempotency_keys ("userId", key, request, answer, "createdAt")
    select "recordedBy", "recordKey", format('POST /api/admin/payments/%s/refunds', "paymentId"),
      jsonb_build_object('id', id), "createdAt"
    from refunds where "recordedBy" is not null and "recordKey" is not null
    on conflict do nothing;
  insert into idempotency_keys ("userId", key, request, answer, "createdAt")
    select "userId", "idempotencyKey", 'POST /api/purchases', jsonb_build_object('id', id), "purchaseDate"
    from purchases where "userId" is not null and "idempotencyKey" is not null
    on conflict do nothing;
  insert into idempotency_keys ("userId", key, request, answer, "createdAt")
    select "recordedBy", "recordKey", 'POST /api/admin/purchases', jsonb_build_object('id', id),
      "purchaseDate"
    from purchases where "recordedBy" is not null and "recordKey" is not null
    on conflict do nothing;
  insert into idempotency_keys ("userId", key, request, answer, "createdAt")
    select "recordedBy", "recordKey",
      case when "creditOf" is null then 'POST /api/admin/invoices'
        else format('POST /api/admin/invoices/%s/credit', "creditOf") end,
      jsonb_build_object('id', id), "createdAt"
    from invoices where "recordedBy" is not null and "recordKey" is not null
    on conflict do nothing;
  -- What a message was sent to is not known once it was taken back; it is not sent again.
  insert into idempotency_keys ("userId", key, request, answer, "createdAt")
    select k."userId", k.key,
      case when k.answer ? 'body' then 'POST /api/admin/reply-templates'
        when m."contactId" is not null
          then format('POST /api/admin/contact-submissions/%s/reply', m."contactId")
        when m."customerId" is not null
          then format('POST /api/admin/customers/%s/messages', m."customerId")
        else 'POST' end,
      k.answer, k."createdAt"
    from message_keys k left join messages m on m.id = (k.answer ->> 'id')::int
    where k.answer is not null
    on conflict do nothing;
  insert into idempotency_keys ("userId", key, request, answer, "createdAt")
    select "userId", key, 'POST /api/activities', answer, "createdAt"
    from activity_keys where answer is not null
    on conflict do nothing;
`;

const logged = `
  update audit_log set before = before - 'recordKey', after = after - 'recordKey'
    where relation in ('purchases', 'payments', 'refunds', 'invoices')
      and (before ? 'recordKey' or after ? 'recordKey');
`;

const dropped = `
  alter table purchases drop "idempotencyKey", drop "recordKey";
  alter table payments drop "recordKey";
  alter table refunds drop "recordKey";
  alter table invoices drop "recordKey";
  drop table activity_keys, message_keys;
`;
