import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import { outbox } from '../../testing/mail/outbox';
import { addCustomer, addService, buy, linkAccount } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { uploadFile } from '../../testing/upload-file';
import { clientUpdatesQueue } from './client-updates-queue';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

/** A client with a purchase, whose order confirmation has been mailed. */
async function engaged() {
  const client = await polaris.customer();
  const service = await addService(owner, { name: 'Audit' });
  const { id } = await buy(client, service.id);
  return { client, purchase: `/api/admin/purchases/${id}` };
}

const rowsOf = ({ user }: Person) =>
  polaris.dataSource.query<{ line: string }[]>(
    'select line from client_updates where "userId" = $1 order by "createdAt", line',
    [user.id],
  );

/** Ten minutes later: the planned job runs now. */
const pass = async ({ user }: Person) => {
  const planned = await polaris.dataSource.query<object[]>(
    `select from jobs.job where name = $1 and data ->> 'userId' = $2 and state = 'created'
       and "start_after" between now() + interval '9 minutes' and now() + interval '11 minutes'`,
    [clientUpdatesQueue.name, user.id],
  );
  expect(planned).toHaveLength(1);
  await polaris.app
    .get(Database)
    .transaction(() => polaris.app.get(JobsService).add(clientUpdatesQueue, { userId: user.id }));
  await until(
    () => rowsOf({ user } as Person),
    (rows) => rows.length === 0,
  );
};

const updatesTo = async ({ user }: Person) =>
  (await outbox(polaris, user.email)).filter(({ body }) => body.includes('new on your dashboard'));

describe('changes for a client', () => {
  it('mails all changes of ten minutes together, each in its latest state', async () => {
    const { client, purchase } = await engaged();
    await owner.patch(purchase, { progress: 20 });
    await owner.patch(purchase, { progress: 40 });
    await owner.patch(purchase, { nextStep: 'Send me the figures.', nextStepOn: '2026-06-30' });
    await pass(client);
    const mails = await updatesTo(client);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 updates on your work']);
    expect(mails[0]?.body).toContain('Audit: 40% complete');
    expect(mails[0]?.body).toContain('Audit. Next, by June 30, 2026: Send me the figures.');
    expect(mails[0]?.body).not.toContain('20%');
  });

  it("mails progress with a note only in the note's own mail", async () => {
    const { client, purchase } = await engaged();
    await owner.patch(purchase, { progress: 40, note: 'The sources are mapped.' });
    expect(await rowsOf(client)).toEqual([]);
  });

  it('mails a shared file, unless it was unshared in time', async () => {
    const client = await polaris.customer();
    const { id } = await addCustomer(owner);
    await linkAccount(owner, id, client.user.id);
    const path = `/api/customers/${id}/files`;
    for (const name of ['Plan.txt', 'Draft.txt', 'Gone.txt']) {
      await uploadFile(owner, path, name, new Uint8Array(Buffer.from(name)));
      const [file] = (await owner.get(path)).body as [{ id: number }];
      await owner.patch(`/api/admin/files/${file.id}`, { isShared: true });
      if (name === 'Draft.txt')
        await owner.patch(`/api/admin/files/${file.id}`, { isShared: false });
      if (name === 'Gone.txt') await owner.delete(`/api/admin/files/${file.id}`);
    }
    expect(await rowsOf(client)).toEqual([{ line: 'New file: Plan.txt' }]);
    await pass(client);
    expect((await updatesTo(client)).map(({ subject }) => subject)).toEqual(['New file: Plan.txt']);
  });

  it('mails nothing to a client who has turned email updates off', async () => {
    const { client, purchase } = await engaged();
    const off = { email: false, phone: false, text: false };
    await client.post('/api/communication-preferences', off);
    await owner.patch(purchase, { progress: 40 });
    await pass(client);
    expect(await updatesTo(client)).toEqual([]);
  });
});
