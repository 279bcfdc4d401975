import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People are found by their phone however it is written, and a submission knows its customer. */
export class KnownPeople1700000000013 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(phones);
    await queryRunner.query(customerOfSubmission);
    await queryRunner.query(ownAddresses);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from assets where url not like 'http%';
      alter table assets drop constraint assets_url, add constraint assets_url_check check (url ~* '^https?://');
      alter table contact_submissions drop "customerId";
      drop index customers_phone, customers_phone_end, contacts_phone, contacts_phone_end;
      drop function phone_digits;
    `);
  }
}

const phones = `
  -- The digits that name a line, without the ways to reach it: no "+", no leading zeros, no "(0)" that
  -- is dialed within a country alone, no extension.
  create function phone_digits(phone text) returns text language sql immutable parallel safe strict
  return ltrim(regexp_replace(regexp_replace(replace(phone, '(0)', ''),
    '(ext|x|#).*$', '', 'i'), '[^0-9]', '', 'g'), '0');

  create index customers_phone on customers using gin (phone_digits(phone) gin_trgm_ops);
  create index contacts_phone on contact_submissions using gin (phone_digits(phone) gin_trgm_ops);
  -- A number with its country and one without end alike.
  create index customers_phone_end on customers (right(phone_digits(phone), 7)) where phone is not null;
  create index contacts_phone_end on contact_submissions (right(phone_digits(phone), 7))
    where phone is not null;
`;

const customerOfSubmission = `
  -- Customers refer to submissions, too: a backup is loaded while this waits.
  alter table contact_submissions add "customerId" integer
    references customers on delete set null deferrable;
  create index contacts_customer on contact_submissions ("customerId") where "customerId" is not null;
  alter table contact_submissions disable trigger contact_submissions_audit;
  update contact_submissions s set "customerId" = c.id
    from customers c where c."convertedFromContactId" = s.id;
  alter table contact_submissions enable trigger contact_submissions_audit;
`;

/** A path of the site begins with exactly one slash: with two it would be another site's address. */
const ownAddresses = String.raw`
  alter table assets drop constraint assets_url_check,
    add constraint assets_url check (url ~* '^https?://' or url ~ '^/([^/\\[:space:][:cntrl:]][^\\[:space:][:cntrl:]]*)?$');
`;
