import type { APIRequestContext } from '@playwright/test';
import { dirname } from 'node:path';
import { samplePeople } from '../../../server/src/records/samples/data/sample-people.ts';
import { activities } from '../../../server/src/records/samples/data/sample-texts.ts';
import { makeActivity, makeCustomer, writeContact } from '../../../web/e2e/support/data.ts';
import { runSql } from '../../../web/e2e/support/run-sql.ts';
import { type Polaris, owner } from '../../../web/e2e/support/start-polaris.ts';

/** Sample people and activities, created in the days before a fixed moment. */
export async function fillRecords(polaris: Polaris, calls: APIRequestContext): Promise<void> {
  await calls.post('/api/auth/login', { data: owner });
  let first: number | undefined;
  const people = samplePeople.slice(0, 12).map(({ name, company, status, phone }, place) => ({
    ...{ name, company, status, phone },
    email: `person${place}@example.com`,
  }));
  for (const customer of people.toReversed()) first = (await makeCustomer(calls, customer)).id;
  for (const { description, ...activity } of activities)
    await makeActivity(calls, first!, { ...activity, ...(description && { description }) });
  await writeContact(calls, { name: 'Ada Lovelace' });
  const statements = [...['customers', 'activities'].map(ageRecords), ageLastActivities];
  await runSql(dirname(polaris.mailFolder), statements.join(';'));
  await calls.dispose();
}

/** Without triggers, which would set the changed time to today. */
const ageRecords = (table: string) => `
  ALTER TABLE ${table} DISABLE TRIGGER USER;
  UPDATE ${table}
  SET "createdAt" = timestamptz '2026-02-28 08:00Z' + id * interval '5 hours',
    "updatedAt" = timestamptz '2026-03-02 15:00Z';
  ALTER TABLE ${table} ENABLE TRIGGER USER`;

const ageLastActivities = `
  UPDATE customer_last_activity
  SET "lastAt" = timestamptz '2026-03-02 15:00Z'
  WHERE "lastAt" > 'epoch'`;
