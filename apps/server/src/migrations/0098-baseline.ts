import type { MigrationInterface, QueryRunner } from 'typeorm';
import { accounts } from './baseline/accounts';
import { announcements } from './baseline/announcements';
import { catalog } from './baseline/catalog';
import { companies } from './baseline/companies';
import { customerChanges } from './baseline/customer-changes';
import { customerDetails } from './baseline/customer-details';
import { customerRules } from './baseline/customer-rules';
import { customers } from './baseline/customers';
import { expressions } from './baseline/expressions';
import { fieldRules } from './baseline/field-rules';
import { files } from './baseline/files';
import { invoices } from './baseline/invoices';
import { links } from './baseline/links';
import { mail } from './baseline/mail';
import { mailRules } from './baseline/mail-rules';
import { newsletter } from './baseline/newsletter';
import { recordTriggers } from './baseline/record-triggers';
import { sales } from './baseline/sales';
import { salesRules } from './baseline/sales-rules';
import { sessions } from './baseline/sessions';
import { tasks } from './baseline/tasks';
import { testimonials } from './baseline/testimonials';
import { upkeep } from './baseline/upkeep';

/** The order matters: a merge processes the tables that refer to a record in the order of their creation. */
const tables = [
  ...[accounts, catalog, sales, sessions, testimonials, newsletter, customers, invoices, mail],
  ...[customerDetails, customerChanges, tasks, files, companies, upkeep],
];
const rules = [recordTriggers, announcements, mailRules, customerRules, fieldRules, salesRules];
const parts = [expressions, ...tables, links, ...rules];

/** The names of what the parts create. */
const created = (kind: string): string[] =>
  Array.from(
    parts.join('').matchAll(new RegExp(`^ {2}create ${kind} (\\w+)`, 'gm')),
    ([, name]) => name!,
  );

/** The only function that needs a table; tables need the other functions. */
const NEEDS_TABLE = 'shown_field_value';

/**
 * The first migration of a new database. It has the name of the last migration that it replaced: a database that ran
 * those already has everything in it.
 */
export class HoldsOfVisitors1700000000098 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const part of parts) await queryRunner.query(part);
  }

  /** Also forgets that the replaced migrations have run. */
  async down(queryRunner: QueryRunner): Promise<void> {
    const functions = created('function').filter((name) => name !== NEEDS_TABLE);
    await queryRunner.query(`
      drop function ${NEEDS_TABLE};
      drop table ${created('table').join()};
      drop function ${functions.join()};
      drop domain dollars;
      delete from migrations where timestamp < 1700000000098;
    `);
  }
}
