import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AccountGain, CustomerFile } from '@polaris/contracts';
import { invoiceLine, messageInput } from '../../testing/data/factories';
import { compare, merge, undoMerge } from '../../testing/data/merges';
import { addCustomer, addSale, addService, linkAccount } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { uploadFile } from '../../testing/upload-file';

let polaris: TestApp;
let owner: Person;
let account: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
  await owner.put('/api/admin/business-profile', {
    legalName: 'Ines Vale Consulting LLC',
    address: '1 Pier Street',
    timeZone: 'America/Los_Angeles',
    daysUntilDue: 14,
  });
});
afterAll(() => polaris.close());
beforeEach(async () => {
  account = await polaris.customer();
  await polaris.dataSource.query('update users set "emailVerifiedAt" = now() where id = $1', [
    account.user.id,
  ]);
});

const made = async (path: string, input: object) => {
  const { status, body, text } = await owner.post(path, input);
  if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
  return body as { id: number };
};

async function addInvoice(customerId: number, isIssued = true) {
  const { id } = await made('/api/admin/invoices', { customerId, lines: [invoiceLine()] });
  if (isIssued) await owner.post(`/api/admin/invoices/${id}/issue`, { version: 1 });
}

async function addFile(customerId: number, isShared = true) {
  const content = new Uint8Array(Buffer.from(`A plan of ${Math.random()}.`));
  await uploadFile(owner, `/api/customers/${customerId}/files`, 'Plan.txt', content);
  if (!isShared) return;
  const [file] = (await owner.get(`/api/customers/${customerId}/files`)).body as CustomerFile[];
  await owner.patch(`/api/admin/files/${file!.id}`, { isShared, version: file!.version });
}

let day = 0;
const addSession = (customerId: number) => {
  day += 1;
  const at = (hour: number) => new Date(Date.UTC(2099, 0, day, hour)).toISOString();
  return made('/api/admin/sessions', {
    customerId,
    title: 'Review',
    startTime: at(15),
    endTime: at(16),
  });
};

/** A client with something of everything: an account would see three invoices and two shared files. */
async function addEngagedClient() {
  const { id } = await addCustomer(owner, { email: 'maya@harbor.example' });
  for (const isIssued of [true, true, true, false]) await addInvoice(id, isIssued);
  for (const isShared of [true, true, false]) await addFile(id, isShared);
  await addSale(owner, { customerId: id, serviceId: (await addService(owner)).id });
  await addSession(id);
  await made(`/api/admin/customers/${id}/messages`, messageInput());
  await polaris.dataSource.query(`update mail_outbox set attempts = 1`);
  return id;
}

/** The account's own record, which it already sees. */
async function addOwnRecord() {
  const { id } = await addCustomer(owner, { email: account.user.email });
  await linkAccount(owner, id, account.user.id);
  await addInvoice(id);
  await addFile(id);
  return id;
}

/** The size of each list that an account sees. */
async function seen() {
  const paths = { invoices: 'invoices', files: 'files', messages: 'conversation' };
  const others = { purchases: 'purchases', sessions: 'sessions' };
  const counts: Record<string, number> = {};
  for (const [name, path] of Object.entries({ ...paths, ...others }))
    counts[name] = ((await account.get(`/api/${path}`)).body as unknown[]).length;
  return counts;
}

const NONE = { invoices: 0, files: 0, messages: 0, purchases: 0, sessions: 0 };
const difference = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(Object.keys(before).map((key) => [key, after[key]! - before[key]!]));

const gainOf = async (customerId: number): Promise<AccountGain> => {
  const path = `/api/customers/${customerId}/account-gain?userId=${account.user.id}`;
  return (await owner.get(path)).body as AccountGain;
};

describe('account gains from a merge', () => {
  it.each([
    ['kept', 0],
    ['merged', 1],
  ])(
    "reports how much an account's lists grow in a merge when its record is %s",
    async (_which, at) => {
      const ids = [await addOwnRecord(), await addEngagedClient()];
      const [keptId, mergedId] = at === 0 ? ids : ids.toReversed();
      const before = await seen();
      const preview = await compare(owner, keptId!, mergedId!);
      expect(preview.gain).toEqual({
        email: account.user.email,
        emailVerified: true,
        invoices: 3,
        files: 2,
        messages: 0,
      });
      expect([preview.kept.accountEmail, preview.merged.accountEmail]).toEqual(
        at === 0 ? [account.user.email, null] : [null, account.user.email],
      );
      const { id } = await merge(owner, keptId!, mergedId!);
      expect(difference(before, await seen())).toEqual({ ...NONE, invoices: 3, files: 2 });
      await undoMerge(owner, id);
      expect(await seen()).toEqual(before);
    },
  );

  it('reports no gain from a merge with an empty record, and null without an account', async () => {
    const [own, other] = [await addOwnRecord(), await addCustomer(owner, { name: 'Other' })];
    await addInvoice(other.id, false);
    await addFile(other.id, false);
    expect((await compare(owner, own, other.id)).gain).toMatchObject({
      invoices: 0,
      files: 0,
      messages: 0,
    });
    const third = await addCustomer(owner, { name: 'Third' });
    expect((await compare(owner, other.id, third.id)).gain).toBeNull();
  });
});

describe('account gains from linking', () => {
  it("reports how much an account's lists grow when it is linked", async () => {
    const id = await addEngagedClient();
    const before = await seen();
    expect(await gainOf(id)).toEqual({
      email: account.user.email,
      emailVerified: true,
      invoices: 3,
      files: 2,
      messages: 0,
    });
    await linkAccount(owner, id, account.user.id);
    expect(difference(before, await seen())).toEqual({ ...NONE, invoices: 3, files: 2 });
  });

  it('counts the messages that an account saw before it was unlinked', async () => {
    const { id } = await addCustomer(owner, { email: 'maya@harbor.example' });
    await linkAccount(owner, id, account.user.id);
    await made(`/api/admin/customers/${id}/messages`, messageInput());
    await polaris.dataSource.query(`update mail_outbox set attempts = 1`);
    const linked = await seen();
    await linkAccount(owner, id, null);
    const before = await seen();
    expect(await gainOf(id)).toMatchObject({ messages: 1 });
    await linkAccount(owner, id, account.user.id);
    expect(await seen()).toEqual(linked);
    expect(difference(before, linked)).toEqual({ ...NONE, messages: 1 });
  });

  it('counts nothing for an account that is already linked', async () => {
    expect(await gainOf(await addOwnRecord())).toMatchObject({ invoices: 0, files: 0 });
  });

  it('reports whether the address is verified, and returns 404 for an unknown account or customer', async () => {
    account = await polaris.customer();
    const { id } = await addCustomer(owner);
    expect(await gainOf(id)).toMatchObject({ emailVerified: false });
    const path = `/api/customers/${id}/account-gain`;
    expect((await owner.get(`${path}?userId=nobody`)).status).toBe(404);
    expect(
      (await owner.get(`/api/customers/999/account-gain?userId=${account.user.id}`)).status,
    ).toBe(404);
    expect((await owner.get(path)).status).toBe(400);
  });
});
