import { type APIRequestContext, chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../e2e/support/find-browser.ts';
import { owner } from '../e2e/support/start-polaris.ts';
import { freePort } from '../../server/src/testing/processes/free-port.ts';

/** Lighthouse's phone. */
const phone = { width: 412, height: 823 };

const CUSTOMERS = 300;
const WITH_ACTIVITIES = 30;
const ACTIVITIES = 4;
const SUBMISSIONS = 8;

/** A browser with the owner signed in and a filled cache; Lighthouse connects by its port. */
export async function startOwnersBrowser(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-owner-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    baseURL: url,
    viewport: phone,
  });
  await post(context.request, '/api/auth/login', owner);
  await fill(context.request);
  const page = await context.newPage();
  for (const path of ['/admin', '/admin/customers']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.close();
  const stop = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, stop };
}

async function post(calls: APIRequestContext, path: string, data: object, from = '10.0.0.1') {
  const response = await calls.post(path, { data, headers: { 'X-Forwarded-For': from } });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { id: number };
}

/** Sample records of a year. */
async function fill(calls: APIRequestContext): Promise<void> {
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const fields = { name: `Customer ${at}`, email: `${at}@example.com`, company: `Company ${at}` };
    const { id: customerId } = await post(calls, '/api/customers', fields);
    for (let time = 0; at < WITH_ACTIVITIES && time < ACTIVITIES; time += 1) {
      const subject = `Call ${time} about charts`;
      await post(calls, '/api/activities', { customerId, subject, description: subject.repeat(8) });
    }
  }
  for (let at = 0; at < SUBMISSIONS; at += 1) {
    const message = 'I would like to hear more about dashboards and charts. '.repeat(4);
    const fields = { name: `Ada ${at}`, email: `ada${at}@example.com`, message };
    await post(calls, '/api/contact', fields, `10.0.1.${at + 1}`);
  }
}
