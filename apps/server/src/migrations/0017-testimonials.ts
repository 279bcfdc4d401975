import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Testimonials are asked for, written by clients, approved by the owner and withdrawn for good. */
export class Testimonials1700000000017 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of [testimonials, links, mails, changes]) await queryRunner.query(part);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger purchases_verify on purchases;
      drop trigger testimonials_changed on testimonials;
      drop trigger testimonials_audit on testimonials;
      drop trigger testimonials_touch on testimonials;
      delete from mail_outbox where secrets in ('testimonial_request', 'testimonial_author');
      alter table mail_outbox drop "testimonialId", drop constraint mail_outbox_secrets_check;
      alter table mail_outbox alter secrets type varchar(10),
        add constraint mail_outbox_secrets_check check (secrets in ('reset', 'verify'));
      drop table testimonial_links;
      delete from trash where kind = 'testimonial';
      -- What was asked for, but not written, was no testimonial before.
      delete from testimonials where content = '' and "requestedAt" is not null;
      drop index testimonials_newest;
      alter table testimonials drop status, drop "purchaseId", drop "nameStyle", drop "requestedAt",
        drop "expiresAt", drop "remindedAt", drop "submittedAt", drop "consentedAt",
        drop "changeRequestedAt", drop "changeNote", drop "proposedContent", drop "withdrawnAt",
        drop version, drop "updatedAt";
    `);
  }
}

/** A row that was made by hand before has none of the new times, and is as good as it was. */
const testimonials = `
  alter table testimonials
    -- Of one purchase there is one at most.
    add "purchaseId" integer unique references purchases on delete set null,
    add "nameStyle" varchar(10) check ("nameStyle" in ('full', 'initial', 'company', 'anonymous')),
    add "requestedAt" timestamptz(3),
    add "expiresAt" timestamptz(3),
    add "remindedAt" timestamptz(3),
    add "submittedAt" timestamptz(3),
    add "consentedAt" timestamptz(3),
    add "changeRequestedAt" timestamptz(3),
    add "changeNote" varchar(1000),
    add "proposedContent" varchar(1000)
      check (char_length(btrim("proposedContent")) between 20 and 1000),
    add "withdrawnAt" timestamptz(3),
    add version integer not null default 1,
    add "updatedAt" timestamptz(3) not null default now();

  alter table testimonials
    add status varchar(20) not null generated always as (
      case when "withdrawnAt" is not null then 'withdrawn'
        when "changeRequestedAt" is not null then 'change_requested'
        when "isApproved" then 'approved'
        when "requestedAt" is not null and "submittedAt" is null then 'requested'
        else 'submitted' end) stored,
    add constraint testimonials_request check (
      ("requestedAt" is null) = ("expiresAt" is null)
      and ("requestedAt" is not null or "remindedAt" is null)),
    add constraint testimonials_submission check (
      "submittedAt" is null or "withdrawnAt" is not null
      or (char_length(content) <= 1000 and char_length(btrim(content)) >= 20
        and "consentedAt" is not null and "nameStyle" is not null)),
    add constraint testimonials_approval check (
      not "isApproved" or ("withdrawnAt" is null
        and ("requestedAt" is null or "submittedAt" is not null))),
    add constraint testimonials_change check (case when "changeRequestedAt" is null
      then "changeNote" is null and "proposedContent" is null
      else "changeNote" is not null and "submittedAt" is not null and "withdrawnAt" is null end),
    -- Withdrawing erases what the author wrote.
    add constraint testimonials_withdrawal check ("withdrawnAt" is null
      or (content = '' and company is null and role is null and rating is null
        and "imageUrl" is null and "nameStyle" is null));

  create index testimonials_newest on testimonials ("createdAt" desc, id desc);
`;

/**
 * The private links of authors: a one-time link with which a testimonial is written, and links of the
 * author's own, which never expire. A testimonial in the trash keeps its links, so no foreign key
 * deletes them: they are removed when it is purged.
 */
const links = `
  create table testimonial_links (
    -- Of the token; nobody can read the link from it.
    hash text primary key,
    "testimonialId" integer not null,
    purpose varchar(10) not null check (purpose in ('write', 'own')),
    "expiresAt" timestamptz(3),
    "usedAt" timestamptz(3),
    "createdAt" timestamptz(3) not null default now(),
    check ((purpose = 'write') = ("expiresAt" is not null))
  );
  create index testimonial_links_testimonial on testimonial_links ("testimonialId");
`;

/** A mail with a private link says which testimonial it is about, and is deleted with it. */
const mails = `
  alter table mail_outbox drop constraint mail_outbox_secrets_check;
  alter table mail_outbox
    alter secrets type varchar(20),
    add constraint mail_outbox_secrets_check
      check (secrets in ('reset', 'verify', 'testimonial_request', 'testimonial_author')),
    add "testimonialId" integer references testimonials on delete cascade;
  create index mail_testimonial on mail_outbox ("testimonialId");
`;

const changes = `
  create trigger testimonials_touch before update on testimonials
    for each row execute function touch_updated_at();
  create trigger testimonials_audit after insert or update or delete on testimonials
    for each row execute function record_change();
  create trigger testimonials_changed after insert or update or delete or truncate on testimonials
    for each statement execute function notify_content_change();
  -- Only a completed purchase verifies a testimonial, and it can be reopened.
  create trigger purchases_verify after update of status on purchases
    for each row when (old.status is distinct from new.status)
    execute function notify_content_change();
`;
