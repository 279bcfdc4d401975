import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { addActivity, addCustomer, sendContact } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { untilBlocked } from '../../testing/until';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

/** Deletes a record while another transaction writes, which commits once the deletion waits for it. */
async function deleteDuring(path: string, write: (manager: EntityManager) => Promise<unknown>) {
  let deleted: Promise<{ status: number }> | undefined;
  await polaris.dataSource.transaction(async (manager) => {
    await write(manager);
    deleted = owner.delete(path);
    await untilBlocked(polaris.dataSource);
  });
  expect((await deleted)?.status).toBe(204);
}

const subjects = async (customerId: number): Promise<string[]> => {
  const { body } = await owner.get(`/api/customers/${customerId}/activities`);
  return (body as { subject: string }[]).map(({ subject }) => subject);
};

const restore = async (kind: string, id: number) =>
  expect((await owner.post(`/api/admin/trash/${kind}/${id}/restore`)).status).toBe(204);

describe('writes during a deletion', () => {
  it('restores an activity that was logged while its customer was deleted', async () => {
    const { id } = await addCustomer(owner);
    await deleteDuring(`/api/customers/${id}`, (manager) =>
      manager.query(`insert into activities ("customerId", subject) values ($1, 'Just now')`, [id]),
    );
    await restore('customer', id);
    expect(await subjects(id)).toEqual(['Just now']);
  });

  it('restores an activity that was edited while its customer was deleted', async () => {
    const { id } = await addCustomer(owner);
    await addActivity(owner, { customerId: id, subject: 'Before' });
    await deleteDuring(`/api/customers/${id}`, (manager) =>
      manager.query(`update activities set subject = 'After' where "customerId" = $1`, [id]),
    );
    await restore('customer', id);
    expect(await subjects(id)).toEqual(['After']);
  });

  it('restores the customer of a contact that was converted while it was deleted', async () => {
    const { id } = await sendContact(polaris.visitor());
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
