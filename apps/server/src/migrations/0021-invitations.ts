import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner invites customers to an account. */
export class Invitations1700000000021 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(invitations + outbox);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from mail_outbox where secrets = 'invitation';
      alter table mail_outbox drop "invitationId", drop constraint mail_outbox_secrets_check,
        add constraint mail_outbox_secrets_check check (secrets in (
          'reset', 'verify', 'testimonial_request', 'testimonial_author', 'confirm', 'unsubscribe'
        ));
      drop table invitations;
    `);
  }
}

const invitations = `
  create table invitations (
    id integer generated always as identity primary key,
    "customerId" integer not null references customers on delete cascade,
    -- The address that it is for.
    email varchar(254) not null,
    -- Of the token in the link; null until the mail leaves, as the link is made then.
    hash text unique,
    -- Whether the link goes to that mailbox, so that anyone who has it can read mail there.
    "byMail" boolean not null,
    "expiresAt" timestamptz(3) not null,
    "acceptedAt" timestamptz(3),
    -- An account that is deleted takes the invitation along, with the address in it.
    "acceptedBy" text references users on delete cascade,
    "createdAt" timestamptz(3) not null default now(),
    check (("acceptedAt" is null) = ("acceptedBy" is null))
  );
  create unique index invitations_open on invitations ("customerId") where "acceptedAt" is null;
  create index invitations_customer on invitations ("customerId");
  create index invitations_account on invitations ("acceptedBy") where "acceptedBy" is not null;
`;

/** A mail with an invitation is deleted with it. */
const outbox = `
  alter table mail_outbox
    add "invitationId" integer references invitations on delete cascade,
    drop constraint mail_outbox_secrets_check,
    add constraint mail_outbox_secrets_check check (secrets in (
      'reset', 'verify', 'testimonial_request', 'testimonial_author', 'confirm', 'unsubscribe',
      'invitation'
    ));
  create index mail_invitation on mail_outbox ("invitationId") where "invitationId" is not null;
`;
