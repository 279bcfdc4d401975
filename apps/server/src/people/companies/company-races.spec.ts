import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { addCustomer } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const PATH = '/api/admin/companies';
const ROUNDS = 15;

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from customers; delete from companies'));

const add = async (name: string): Promise<number> =>
  (await owner.post(PATH, { name })).body.id as number;
const write = (id: number, company: string | null) =>
  owner.put(`/api/customers/${id}`, { name: 'Ada', company });

/** Texts that name a company without its customer, or spell it differently. */
const broken = () =>
  polaris.dataSource.query(
    `select c.id, c.company from customers c join companies k on lower(k.name) = lower(btrim(c.company))
     where k.name <> c.company or not exists (select from customer_companies m
       where m."customerId" = c.id and m."companyId" = k.id)`,
  );

it('keeps texts and companies consistent when names and texts change concurrently', async () => {
  const acme = await add('Acme');
  const people: number[] = [];
  for (let n = 0; n < 4; n += 1)
    people.push((await addCustomer(owner, { name: 'Ada', company: n % 2 ? 'Acme' : null })).id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const names = [`Acme ${round}`, `acme ${round}`];
    const answers = await Promise.all([
      owner.put(`${PATH}/${acme}`, { name: names[0] }),
      ...people.map((id, at) => write(id, [names[1]!, 'Acme', null, `ACME ${round - 1}`][at]!)),
      owner.put(`${PATH}/${acme}/people/${people[round % 4]}`, {}),
      owner.delete(`${PATH}/${acme}/people/${people[(round + 1) % 4]}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 204, 204]);
    expect(await broken()).toEqual([]);
  }
});

it('adds a customer to a company that is added while the text is written', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `Harbor ${round}`;
    const [, id] = await Promise.all([
      addCustomer(owner, { name: 'Ada', company: name.toUpperCase() }),
      add(name),
    ]);
    expect((await owner.get(`${PATH}/${id}`)).body.people).toBe(1);
    expect(await broken()).toEqual([]);
  }
});

it('keeps the text without a company when its company is deleted while it is written', async () => {
  const { id } = await addCustomer(owner, { name: 'Ada' });
  for (let round = 0; round < ROUNDS; round += 1) {
    const acme = await add(`Acme ${round}`);
    const [written, deleted] = await Promise.all([
      write(id, `Acme ${round}`),
      owner.delete(`${PATH}/${acme}`),
    ]);
    expect([written.status, deleted.status]).toEqual([200, 204]);
    expect(await broken()).toEqual([]);
  }
});

it('makes one company from two concurrent conversions', async () => {
  for (let n = 0; n < 3; n += 1) await addCustomer(owner, { name: 'Ada', company: 'Acme Inc' });
  const body = { groups: [{ name: 'Acme', texts: ['Acme Inc'] }] };
  const answers = await Promise.all(
    [1, 2].map(() => owner.post('/api/admin/company-conversions', body)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await owner.get(PATH)).body).toMatchObject([{ name: 'Acme', people: 3 }]);
});
