import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { makeCustomer, readContact, unique, writeContact } from '../support/data.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ signInAsOwner }) => signInAsOwner());

/** Milliseconds between two keys. */
const BETWEEN = 45;
/** A key event of the DevTools protocol. */
const CONTROL = 2;

const loads = {
  'a full load': (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' }),
  'a reload': async (page: Page, path: string) => {
    await page.goto(path);
    await page.reload({ waitUntil: 'commit' });
  },
  'the way back from another screen': async (page: Page, path: string) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
  },
};

async function slowDown(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Presses Ctrl+K and types a word at a fixed pace, even if a busy machine delivers keys late. */
async function typeForPalette(page: Page, word: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const keys = [{ key: 'k', modifiers: CONTROL }, ...[...word].map((key) => ({ key, text: key }))];
  const start = Date.now();
  for (const [index, key] of keys.entries()) {
    const time = start + index * BETWEEN;
    await setTimeout(Math.max(0, time - Date.now()));
    const code = `Key${key.key.toUpperCase()}`;
    const keyCode = key.key.toUpperCase().charCodeAt(0);
    const event = { ...key, code, windowsVirtualKeyCode: keyCode, timestamp: time / 1000 };
    await devTools.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
    await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }
}

/** The palette's query; undefined while it is closed. */
const searched = (page: Page): Promise<string | undefined> =>
  page
    .getByRole('dialog', { name: 'Search and commands' })
    .getByRole('combobox')
    .inputValue({ timeout: 2000 })
    .catch(() => undefined);

async function statusesOf(api: APIRequestContext, ids: readonly number[]) {
  return Promise.all(ids.map(async (id) => (await readContact(api, id))?.status));
}

for (const [load, open] of Object.entries(loads))
  for (const rate of [1, 6])
    test(`treats text typed for the palette right after ${load} as text when ${rate} times as slow`, async ({
      page,
      ownerApi,
      request,
    }) => {
      const contacts = [await writeContact(request), await writeContact(request)];
      const ids = contacts.map(({ id }) => id);
      await slowDown(page, rate);
      for (const [after, word] of [
        [0, 'rose'],
        [250, 'vera'],
        [500, 'rose'],
        [900, 'vera'],
      ] as const) {
        await open(page, `/admin/contacts?highlight=${ids[0]}`);
        await page.waitForTimeout(after);
        await typeForPalette(page, word);
        await expect(page.getByRole('heading', { level: 1, name: 'Submissions' })).toBeVisible();
        expect([undefined, '', word]).toContain(await searched(page));
        expect(page.url()).toContain('/admin/contacts?highlight=');
        await expect(page.getByRole('dialog', { name: /Convert|customer/i })).toHaveCount(0);
        await page.keyboard.press('Escape');
      }
      expect(await statusesOf(ownerApi, ids)).toEqual(['new', 'new']);
    });

for (const [load, open] of Object.entries(loads))
  for (const rate of [1, 6])
    test(`receives everything typed into a field right after ${load} when ${rate} times as slow`, async ({
      page,
      ownerApi,
    }) => {
      const { name } = await makeCustomer(ownerApi);
      await slowDown(page, rate);
      for (const path of ['/admin/customers', '/admin/contacts', '/admin/purchases']) {
        await open(page, path);
        const field = page.getByRole('searchbox');
        await field.click();
        await page.keyboard.type(name, { delay: BETWEEN });
        await expect(field).toHaveValue(name);
        expect(new URL(page.url()).pathname).toBe(path);
      }
      await open(page, '/admin/customers');
      await page.getByRole('button', { name: 'Add New Customer' }).click();
      const form = page.getByRole('form', { name: 'Add New Customer' });
      const field = form.getByRole('textbox', { name: 'Name' });
      await field.click();
      const typed = unique('rose grace');
      await page.keyboard.type(typed, { delay: BETWEEN });
      await expect(field).toHaveValue(typed);
      expect(new URL(page.url()).pathname).toBe('/admin/customers');
    });
