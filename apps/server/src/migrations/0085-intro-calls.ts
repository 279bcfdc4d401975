import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Free calls that visitors book: a time is held until its visitor has confirmed the address. */
export class IntroCalls1700000000085 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [holds, sessions, links, outbox, pages]) await queryRunner.query(part);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from mail_outbox where secrets in ('hold', 'call');
      alter table mail_outbox drop constraint mail_outbox_secrets_check,
        add constraint mail_outbox_secrets_check check (secrets in (${secrets}));
      drop trigger booking_settings_changed on booking_settings;
      drop trigger mail_settings_changed on mail_settings;
      drop table appointment_links, intro_call_holds;
      drop trigger contacts_converted on contact_submissions;
      drop function follow_contact;
      delete from sessions_appointments where "userId" is null and "customerId" is null;
      drop trigger appointments_attendee on sessions_appointments;
      create trigger appointments_attendee before insert on sessions_appointments
        for each row when (new."userId" is null and new."customerId" is null)
        execute function require_attendee();
      alter table sessions_appointments drop "contactId";
    `);
  }
}

const holds = `
  create table intro_call_holds (
    id integer generated always as identity primary key,
    -- What the visitor names it by: a number could be guessed, and its code tried.
    key uuid not null default gen_random_uuid() unique,
    "serviceId" integer not null references services on delete cascade,
    "startTime" timestamptz(3) not null,
    "endTime" timestamptz(3) not null check ("endTime" > "startTime"),
    name varchar(255) not null,
    email varchar(254) not null,
    phone varchar(50),
    message varchar(4000),
    arrival jsonb,
    -- Both are made as the mail leaves.
    "tokenHash" text unique,
    "codeHash" text,
    "codeAttempts" integer not null default 0,
    -- What has become of it; the same confirmation is then answered again.
    "appointmentId" integer references sessions_appointments on delete cascade,
    "expiresAt" timestamptz(3) not null,
    "createdAt" timestamptz(3) not null default now()
  );
  create unique index intro_call_holds_address on intro_call_holds (lower(email))
    where "appointmentId" is null;
  create index intro_call_holds_expiry on intro_call_holds ("expiresAt");
  create index intro_call_holds_service on intro_call_holds ("serviceId");
  create index intro_call_holds_appointment on intro_call_holds ("appointmentId")
    where "appointmentId" is not null;
  create trigger intro_call_holds_mails after delete on intro_call_holds
    for each row execute function delete_mails_about();
`;

/** A call is with a submission until that is converted; then it is with the customer, too. */
const sessions = `
  alter table sessions_appointments
    add "contactId" integer references contact_submissions on delete set null;
  create index sessions_appointments_contact on sessions_appointments ("contactId")
    where "contactId" is not null;
  drop trigger appointments_attendee on sessions_appointments;
  create trigger appointments_attendee before insert on sessions_appointments
    for each row
    when (new."userId" is null and new."customerId" is null and new."contactId" is null)
    execute function require_attendee();

  create function follow_contact() returns trigger language plpgsql as $$
  begin
    update sessions_appointments set "customerId" = new."customerId"
      where "contactId" = new.id and "customerId" is null;
    return null;
  end $$;
  create trigger contacts_converted after update on contact_submissions
    for each row when (old."customerId" is null and new."customerId" is not null)
    execute function follow_contact();
`;

/** By which people without an account move and cancel a session. */
const links = `
  create table appointment_links (
    hash text primary key,
    "appointmentId" integer not null references sessions_appointments on delete cascade,
    "expiresAt" timestamptz(3) not null
  );
  create index appointment_links_appointment on appointment_links ("appointmentId");
  create index appointment_links_expiry on appointment_links ("expiresAt");
`;

const secrets = `'reset', 'verify', 'testimonial_request', 'testimonial_author', 'confirm', 'unsubscribe',
  'invitation', 'cancel'`;

const outbox = `
  alter table mail_outbox drop constraint mail_outbox_secrets_check,
    add constraint mail_outbox_secrets_check check (secrets in (${secrets}, 'hold', 'call'));
`;

/** Pages of services say whether a call can be booked: that takes open booking and a mail server. */
const pages = `
  create trigger booking_settings_changed after insert or update or delete or truncate on booking_settings
    for each statement execute function notify_content_change();
  create trigger mail_settings_changed after insert or update or delete or truncate on mail_settings
    for each statement execute function notify_content_change();
`;
