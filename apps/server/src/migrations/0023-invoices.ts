import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The business profile, and invoices with gapless numbers that nothing changes once they are issued. */
export class Invoices1700000000023 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [profile, invoices, lines, files, issued, payments, outbox])
      await queryRunner.query(part);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from mail_outbox where "invoiceId" is not null;
      alter table mail_outbox drop "invoiceId", drop "invoiceMail";
      delete from refunds r using payments p where p.id = r."paymentId" and p."purchaseId" is null;
      delete from payments where "purchaseId" is null;
      alter table payments drop "invoiceId", alter "purchaseId" set not null;
      drop table invoice_files, invoice_lines, invoices, invoice_numbers, business_profile;
      drop function keep_issued_invoice, keep_issued_lines, keep_invoice_file;
    `);
  }
}

const profile = `
  create table business_profile (
    id integer primary key default 1 check (id = 1),
    "legalName" varchar(255),
    address varchar(1000),
    email varchar(254),
    "taxId" varchar(100),
    "timeZone" varchar(64) not null,
    "daysUntilDue" integer not null check ("daysUntilDue" between 0 and 365),
    terms varchar(1000),
    "bankDetails" varchar(1000),
    version integer not null default 1,
    "updatedAt" timestamptz(3) not null default now()
  );
  create trigger business_profile_touch before update on business_profile
    for each row execute function touch_updated_at();
  create trigger business_profile_audit after insert or update or delete on business_profile
    for each row execute function record_change();
`;

const invoices = `
  -- The last number of each series and year; it is counted up in the transaction that issues.
  create table invoice_numbers (
    kind varchar(20) not null check (kind in ('invoice', 'credit_note')),
    year integer not null,
    last integer not null check (last > 0),
    primary key (kind, year)
  );

  create table invoices (
    id integer generated always as identity primary key,
    kind varchar(20) not null check (kind in ('invoice', 'credit_note')),
    -- Null while it is a draft.
    number varchar(20) unique,
    "purchaseId" integer references purchases,
    "customerId" integer references customers on delete set null,
    -- Whose account it is shown to.
    "userId" text references users on delete set null,
    -- Of a credit note: what it credits, once at most.
    "creditOf" integer unique references invoices,
    -- What the business profile said when it was issued.
    seller jsonb,
    buyer jsonb not null,
    note varchar(2000),
    "daysUntilDue" integer check ("daysUntilDue" between 0 and 365),
    total numeric(12,2) not null default 0,
    tax numeric(12,2) not null default 0,
    "issuedAt" timestamptz(3),
    "issuedOn" date,
    "dueOn" date,
    "creditedAt" timestamptz(3),
    "sentAt" timestamptz(3),
    -- How many reminders went out.
    reminders smallint not null default 0,
    -- The owner who made it, and the Idempotency-Key.
    "recordedBy" text references users on delete set null,
    "recordKey" varchar(255),
    version integer not null default 1,
    "createdAt" timestamptz(3) not null default now(),
    "updatedAt" timestamptz(3) not null default now(),
    unique ("recordedBy", "recordKey"),
    constraint invoices_credit check ((kind = 'credit_note') = ("creditOf" is not null)),
    constraint invoices_issue check (num_nulls(number, seller, "issuedAt", "issuedOn") in (0, 4)),
    constraint invoices_due check (
      ("dueOn" is not null) = (kind = 'invoice' and "issuedAt" is not null)),
    constraint invoices_total check (
      "issuedAt" is null or case kind when 'invoice' then total > 0 else total < 0 end)
  );
  -- A purchase has at most one open invoice.
  create unique index invoices_open on invoices ("purchaseId")
    where kind = 'invoice' and "creditedAt" is null and "purchaseId" is not null;
  create index invoices_purchase on invoices ("purchaseId") where "purchaseId" is not null;
  create index invoices_newest on invoices ("createdAt" desc, id desc);
  create index invoices_customer on invoices ("customerId") where "customerId" is not null;
  create index invoices_account on invoices ("userId") where "userId" is not null;
  create index invoices_search on invoices using gin (
    (coalesce(number, '') || ' ' || (buyer ->> 'name') || ' ' || coalesce(buyer ->> 'email', ''))
    gin_trgm_ops);
  create trigger invoices_touch before update on invoices
    for each row execute function touch_updated_at();
  create trigger invoices_audit after insert or update or delete on invoices
    for each row execute function record_change();
`;

/** A price includes its tax; what a line comes to is rounded half away from zero, by numeric. */
const lines = `
  create table invoice_lines (
    "invoiceId" integer not null references invoices on delete cascade,
    position integer not null check (position between 1 and 100),
    text varchar(500) not null check (char_length(btrim(text)) >= 1),
    -- Negative on a credit note.
    quantity numeric(10,2) not null check (quantity <> 0),
    "unitPrice" numeric(12,2) not null check ("unitPrice" >= 0),
    "taxRate" numeric(6,3) not null check ("taxRate" between 0 and 100),
    total numeric(12,2) not null generated always as (round(quantity * "unitPrice", 2)) stored,
    tax numeric(12,2) not null generated always as (
      round(round(quantity * "unitPrice", 2) * "taxRate" / (100 + "taxRate"), 2)) stored,
    primary key ("invoiceId", position)
  );
`;

/** Beside the invoices, so that no list and no entry of the audit log carries the bytes. */
const files = `
  create table invoice_files (
    "invoiceId" integer primary key references invoices,
    pdf bytea not null,
    sha256 char(64) not null check (sha256 = encode(sha256(pdf), 'hex')),
    "createdAt" timestamptz(3) not null default now()
  );
`;

/** The service checks before, and says so in a sentence. */
const issued = `
  create function keep_issued_invoice() returns trigger language plpgsql as $$
  declare
    -- To whom it belongs follows from other records; the rest is what happens to it afterwards.
    mutable text[] := '{customerId,userId,recordedBy,creditedAt,sentAt,reminders,version,updatedAt}';
  begin
    if tg_op = 'DELETE' then
      raise exception 'An issued invoice is never deleted' using errcode = 'check_violation';
    end if;
    if to_jsonb(new) - mutable <> to_jsonb(old) - mutable
      or (old."creditedAt" is not null and new."creditedAt" is distinct from old."creditedAt") then
      raise exception 'An issued invoice never changes' using errcode = 'check_violation';
    end if;
    return new;
  end $$;
  create trigger invoices_issued before update or delete on invoices
    for each row when (old."issuedAt" is not null) execute function keep_issued_invoice();

  create function keep_issued_lines() returns trigger language plpgsql as $$
  declare
    invoice integer := case when tg_op = 'DELETE' then old."invoiceId" else new."invoiceId" end;
  begin
    if exists (select 1 from invoices where "issuedAt" is not null
        and id in (invoice, case when tg_op = 'INSERT' then invoice else old."invoiceId" end)) then
      raise exception 'The lines of an issued invoice never change' using errcode = 'check_violation';
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$;
  create trigger invoice_lines_issued before insert or update or delete on invoice_lines
    for each row execute function keep_issued_lines();

  create function keep_invoice_file() returns trigger language plpgsql as $$
  begin
    raise exception 'The file of an invoice never changes' using errcode = 'check_violation';
  end $$;
  create trigger invoice_files_issued before update or delete on invoice_files
    for each row execute function keep_invoice_file();
`;

/** Money can be for an invoice without a purchase. */
const payments = `
  alter table payments
    add "invoiceId" integer references invoices,
    alter "purchaseId" drop not null,
    add constraint payments_subject check ("purchaseId" is not null or "invoiceId" is not null);
  create index payments_invoice on payments ("invoiceId", id) where "invoiceId" is not null;
`;

/** Whose PDF a mail brings: the file is attached as the mail leaves. */
const outbox = `
  alter table mail_outbox
    add "invoiceId" integer references invoices,
    add "invoiceMail" varchar(10) check ("invoiceMail" in ('copy', 'reminder')),
    add constraint mail_outbox_invoice check (("invoiceId" is null) = ("invoiceMail" is null));
  create index mail_invoice on mail_outbox ("invoiceId") where "invoiceId" is not null;
`;
