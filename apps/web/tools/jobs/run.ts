/** Does the owner's most frequent jobs on the built product and counts their steps: `npm run bench:jobs`. */
import { type APIRequestContext, chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/support/find-browser.ts';
import { owner, startPolaris } from '../../e2e/support/start-polaris.ts';
import { StepCounter } from './step-counter.ts';
import type { Job, Records } from './job.ts';
import { relationJobs } from './relation-jobs.ts';
import { salesJobs } from './sales-jobs.ts';

/** In the order of the review. */
const jobs = [...relationJobs, ...salesJobs];

/** The timeout of a step. */
const PATIENCE_MS = 20_000;

/** Limits count by address: each record comes from another. */
let address = 0;

async function make(calls: APIRequestContext, path: string, data: object): Promise<{ id: number }> {
  address += 1;
  const headers = { 'X-Forwarded-For': `10.0.0.${address}` };
  const response = await calls.post(path, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { id: number };
}

/** A customer with a purchase and a session, and submissions, for each job. */
async function prepare(calls: APIRequestContext, at: number): Promise<Records> {
  const customerName = `Grace Hopper ${at}`;
  const email = `grace${at}@example.com`;
  const fields = { name: customerName, email, phone: '+1 212 555 0177' };
  const { id: customerId } = await make(calls, '/api/customers', fields);
  const serviceName = `Chart Reading ${at}`;
  const { id: serviceId } = await make(calls, '/api/services', {
    name: serviceName,
    description: 'An hour on one chart.',
    price: 120,
  });
  await make(calls, '/api/admin/purchases', { customerId, serviceId, amount: 120 });
  const hour = (n: number) => new Date(Date.UTC(2040, 0, 2 + at, n)).toISOString();
  const session = { title: 'Review', startTime: hour(15), endTime: hour(16) };
  await make(calls, '/api/admin/sessions', { customerId, ...session });
  const write = (from: string) =>
    make(calls, '/api/contact', {
      name: `Ada Lovelace ${at}`,
      email: from,
      message: 'I would like to hear more about dashboards.',
    });
  const { id: contactId } = await write(`ada${at}@example.com`);
  const { id: knownContactId } = await write(email);
  return { customerId, customerName, contactId, knownContactId, serviceName };
}

const bar = (done: number): string => '█'.repeat(done).padEnd(jobs.length, '░');

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const polaris = await startPolaris('jobs');
const failed: string[] = [];
try {
  const context = await browser.newContext({ baseURL: polaris.url, locale: 'en-US' });
  context.setDefaultTimeout(PATIENCE_MS);
  const { request } = context;
  await request.post('/api/auth/login', { data: owner });
  // Without them, no invoice is issued.
  const business = { legalName: 'Calloway LLC', address: '1 Star Street', daysUntilDue: 14 };
  await request.put('/api/admin/business-profile', { data: { ...business, timeZone: 'UTC' } });
  const rows = [];
  for (const [at, job] of jobs.entries()) {
    process.stderr.write(`\r${bar(at)} ${job.name.padEnd(50)}`);
    rows.push(await measure(job, await prepare(request, at)));
  }
  process.stderr.write(`\r${bar(jobs.length)} ${'done'.padEnd(50)}\n`);
  console.table(rows);

  async function measure(job: Job, records: Records) {
    const page = await context.newPage();
    await page.goto(job.path(records));
    await job.ready(page).waitFor();
    const counter = new StepCounter(page);
    const startedAt = performance.now();
    const seconds = await job
      .run(counter, records)
      .then(() => job.done(page).waitFor())
      .then(() => ((performance.now() - startedAt) / 1000).toFixed(2))
      .catch((error: unknown) => {
        failed.push(`${job.name}: ${error instanceof Error ? error.message : String(error)}`);
        return 'failed';
      });
    await page.close({ runBeforeUnload: false });
    const { keys, clicks, letters } = counter.steps;
    const { name, peer, before } = job;
    return { job: name, peer, before, now: keys + clicks, keys, clicks, letters, seconds };
  }
} finally {
  await browser.close();
  await polaris.stop();
}
for (const line of failed) console.error(line);
if (failed.length > 0) process.exitCode = 1;
