import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { contactInput } from '../../testing/data/factories';
import { addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const total = async (path: string) => Number((await owner.get(path)).headers.get('x-total-count'));

it('counts submissions by status when they are created, changed and deleted', async () => {
  const made: number[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { body } = await polaris.visitor().post('/api/contact', contactInput());
    made.push(body.id as number);
  }
  const [first, second, third] = made;
  await owner.post(`/api/contacts/${first}/convert`, {});
  await owner.put(`/api/admin/contact-submissions/${second}`, {
    ...contactInput(),
    status: 'spam',
  });
  await owner.delete(`/api/admin/contact-submissions/${third}`);

  const submissions = '/api/admin/contact-submissions';
  expect(await total(submissions)).toBe(3);
  expect(await total(`${submissions}?status=new`)).toBe(1);
  expect(await total(`${submissions}?status=spam`)).toBe(1);
  expect(await total(`${submissions}?converted=false`)).toBe(2);
  expect(await total(`${submissions}?converted=false&status=spam`)).toBe(1);
  expect(await total(`${submissions}?converted=false&status=converted`)).toBe(0);
  expect(await total(`${submissions}?q=Level-Up`)).toBe(3);
});

it('counts customers by status, and other records by day as well', async () => {
  await addCustomer(owner, { status: 'on_hold' });
  expect(await total('/api/customers?status=on_hold')).toBe(1);
  const days = await polaris.dataSource.query<{ relation: string }[]>(
    'select distinct relation from day_counts order by 1',
  );
  expect(days).toEqual([{ relation: 'contact_submissions' }]);
});
