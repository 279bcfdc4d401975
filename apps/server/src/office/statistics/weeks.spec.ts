import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CHART_WEEKS, type Week } from '@polaris/contracts';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  // Every 25 minutes for 16 weeks: some fall on either side of midnight in every time zone.
  await polaris.dataSource.query(
    `insert into contact_submissions (name, email, message, "preferredContact", "createdAt")
     select 'Maya', 'maya@example.com', 'Hello, can you help?', 'email', now() - n * interval '25 minutes'
     from generate_series(0, 16 * 7 * 24 * 60 / 25) n`,
  );
});
afterAll(() => polaris.close());

/** Counted from the rows themselves, without the daily sums. */
const countFromRows = (timeZone: string): Promise<Week[]> =>
  polaris.dataSource.query(
    `select to_char(date_trunc('week', "createdAt" at time zone $1), 'YYYY-MM-DD') as monday,
       count(*)::int as submissions, 0 as activities
     from contact_submissions group by 1 order by 1 desc limit ${CHART_WEEKS}`,
    [timeZone],
  );

it.each([
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])("starts the weeks of the chart on Monday in the business's time zone: %s", async (timeZone) => {
  await owner.put('/api/admin/business-profile', { timeZone, daysUntilDue: 14 });
  const { status, body } = await owner.get('/api/admin/statistics/weeks');
  expect([status, body]).toEqual([200, (await countFromRows(timeZone)).reverse()]);
});
