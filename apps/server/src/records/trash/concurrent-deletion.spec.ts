import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { activityInput, contactInput, customerInput } from '../../testing/factories';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

/** Deletes a record while a transaction of someone else is writing, which is committed soon after. */
async function deleteDuring(path: string, write: (manager: EntityManager) => Promise<unknown>) {
  let deleted: Promise<{ status: number }> | undefined;
  await polaris.dataSource.transaction(async (manager) => {
    await write(manager);
    deleted = owner.delete(path);
    await sleep(300);
  });
  expect((await deleted)?.status).toBe(204);
}

const subjects = async (customerId: number): Promise<string[]> => {
  const { body } = await owner.get(`/api/customers/${customerId}/activities`);
  return (body as { subject: string }[]).map(({ subject }) => subject);
};

const restore = async (kind: string, id: number) =>
  expect((await owner.post(`/api/admin/trash/${kind}/${id}/restore`)).status).toBe(204);

describe('what is written while a record is deleted comes back with it', () => {
  it('an activity that is logged', async () => {
    const { id } = (await owner.post('/api/customers', customerInput())).body;
    await deleteDuring(`/api/customers/${id}`, (manager) =>
      manager.query(`insert into activities ("customerId", subject) values ($1, 'Just now')`, [id]),
    );
    await restore('customer', id);
    expect(await subjects(id)).toEqual(['Just now']);
  });

  it('an activity that is edited', async () => {
    const { id } = (await owner.post('/api/customers', customerInput())).body;
    await owner.post('/api/activities', activityInput({ customerId: id, subject: 'Before' }));
    await deleteDuring(`/api/customers/${id}`, (manager) =>
      manager.query(`update activities set subject = 'After' where "customerId" = $1`, [id]),
    );
    await restore('customer', id);
    expect(await subjects(id)).toEqual(['After']);
  });

  it('the customer that a contact becomes', async () => {
    const { id } = (await polaris.visitor().post('/api/contact', contactInput())).body;
    await deleteDuring(`/api/admin/contact-submissions/${id}`, (manager) =>
      manager.query(`insert into customers (name, "convertedFromContactId") values ('New', $1)`, [
        id,
      ]),
    );
    await restore('contact', id);
    const { body } = await owner.get('/api/customers');
    expect(body[0]).toMatchObject({ name: 'New', convertedFromContactId: id });
  });
});
