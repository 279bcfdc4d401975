/** Does the owner's most frequent jobs on the built product and counts their steps: `npm run bench:jobs`. */
import { type APIRequestContext, chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/support/find-browser.ts';
import { owner, startPolaris } from '../../e2e/support/start-polaris.ts';
import { StepCounter } from './step-counter.ts';
import { type Job, type Records, jobs } from './jobs.ts';

/** The timeout of a step. */
const PATIENCE_MS = 20_000;

async function make(calls: APIRequestContext, path: string, data: object): Promise<{ id: number }> {
  const response = await calls.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { id: number };
}

/** A customer with a purchase, and a new submission, for each job. */
async function prepare(calls: APIRequestContext, at: number): Promise<Records> {
  const customerName = `Grace Hopper ${at}`;
  const fields = { name: customerName, email: `grace${at}@example.com`, phone: '+1 212 555 0177' };
  const { id: customerId } = await make(calls, '/api/customers', fields);
  const { id: serviceId } = await make(calls, '/api/services', {
    name: `Chart Reading ${at}`,
    description: 'An hour on one chart.',
    price: 120,
  });
  await make(calls, '/api/admin/purchases', { customerId, serviceId, amount: 120 });
  const { id: contactId } = await make(calls, '/api/contact', {
    name: `Ada Lovelace ${at}`,
    email: `ada${at}@example.com`,
    message: 'I would like to hear more about dashboards.',
  });
  return { customerId, customerName, contactId };
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
    const { name, goal, before } = job;
    return { job: name, goal, before, now: keys + clicks, keys, clicks, letters, seconds };
  }
} finally {
  await browser.close();
  await polaris.stop();
}
for (const line of failed) console.error(line);
if (failed.length > 0) process.exitCode = 1;
