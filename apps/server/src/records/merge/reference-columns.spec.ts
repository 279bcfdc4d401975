import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from '../../testing/test-app';
import { type ReferenceColumn, kindOf, selectReferenceColumns } from './reference-columns';

let polaris: TestApp;
beforeAll(async () => void (polaris = await startTestApp()));
afterAll(() => polaris.close());

const query = <T>(text: string, values: unknown[] = []) =>
  polaris.dataSource.query<T[]>(text, values);
const references = () => query<ReferenceColumn>(selectReferenceColumns, ['customers']);

/**
 * How a merge handles each table that refers to customers, derived from the schema. Check a new table here: many
 * rows, pairs with a list, part of the record (own), or a single row?
 */
const decided = {
  'activities.customerId': 'many',
  'assistant_drafts.customerId': 'many',
  'contact_submissions.customerId': 'many',
  'converted_customers.customerId': 'own',
  'customer_companies.customerId': 'pairs',
  'customer_field_values.customerId': 'pairs',
  'customer_files.customerId': 'many',
  'customer_last_activity.customerId': 'own',
  'customer_tags.customerId': 'pairs',
  'different_customers.customerId': 'pairs',
  'different_customers.otherId': 'pairs',
  'file_uploads.customerId': 'many',
  'imported_customers.customerId': 'own',
  'invitations.customerId': 'many, one only',
  'invoices.customerId': 'many',
  'messages.customerId': 'many',
  'offers.customerId': 'many',
  'purchases.customerId': 'many',
  'retainers.customerId': 'many',
  'sessions_appointments.customerId': 'many',
  'tasks.customerId': 'many',
  'testimonials.customerId': 'many, one only',
};

/** Columns that name a customer without a foreign key, and why a merge leaves them unchanged. */
const named = {
  'import_changes.customerId':
    'an undo leaves records alone that were changed since, as by a merge',
  'customer_merges.keptId': 'read through every later merge',
  'customer_merges.mergedId': 'the number of the record that is gone',
};

it('decides what a merge does with each foreign key to customers', async () => {
  const found = (await references()).map((reference): [string, string] => [
    `${reference.table}.${reference.column}`,
    kindOf(reference) + (reference.uniqueIndexes.length > 0 ? ', one only' : ''),
  ]);
  expect(Object.fromEntries(found.sort())).toEqual(decided);
});

it('decides what a merge does with each column named after a customer without a foreign key', async () => {
  const found = await query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~* '(customer|kept|merged|other)_?id$' order by 1`,
  );
  const known = [...Object.keys(decided), ...Object.keys(named)].sort();
  expect(found.map(({ name }) => name).sort()).toEqual(known);
});

it('finds no mail or notice about a customer that a merge would have to move', async () => {
  const found = await query(
    `select from pg_trigger where tgrelid = 'customers'::regclass
     and tgfoid = 'delete_mails_about'::regproc`,
  );
  expect(found).toEqual([]);
});

it('detects every edit of a moved row, except in drafts of assistants, invitations and uploads, which are never edited', async () => {
  const unseen = (await references()).filter(
    (reference) => kindOf(reference) === 'many' && !reference.isAudited,
  );
  expect(unseen.map(({ table }) => table)).toEqual([
    ...['invitations', 'file_uploads', 'assistant_drafts'],
  ]);
});

it('rejects a table whose rows can neither be moved nor copied', () => {
  const reference = { table: 'visits', column: 'customerId', primaryKey: ['day'] };
  expect(() => kindOf(reference as unknown as ReferenceColumn)).toThrow(
    'A merge needs the primary key of visits to be id, or to have customerId.',
  );
});
