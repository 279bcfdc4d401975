import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Company, type Customer, companiesSchema, companySchema } from '@polaris/contracts';
import { importCustomers } from '../../testing/data/customer-imports';
import { addCustomer, addSale, addService } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

const PATH = '/api/admin/companies';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() =>
  polaris.dataSource.query('delete from customers; delete from companies; delete from trash'),
);

const add = async (name: string, own = {}): Promise<Company> => {
  const { status, body } = await owner.post(PATH, { name, ...own });
  expect([status, body]).toEqual([201, body]);
  return companySchema.parse(body);
};
const person = (name: string, company: string | null = null) =>
  addCustomer(owner, { name, company });
const edit = (who: Customer, change: object) =>
  owner.put(`/api/customers/${who.id}`, { name: who.name, ...change });
const textOf = async (id: number) => (await owner.get(`/api/customers/${id}`)).body.company;
const companiesOf = async (id: number): Promise<string[]> =>
  (await owner.get(`/api/customers/${id}/companies`)).body.map(
    ({ name, isFirst }: { name: string; isFirst: boolean }) => (isFirst ? `${name}, first` : name),
  );
const peopleOf = async (id: number): Promise<string[]> =>
  (await owner.get(`${PATH}/${id}/people`)).body.map(({ name }: { name: string }) => name);
const join = (id: number, customerId: number) =>
  owner.put(`${PATH}/${id}/people/${customerId}`, {});
const leave = (id: number, customerId: number) =>
  owner.delete(`${PATH}/${id}/people/${customerId}`);

describe('a company', () => {
  it('lists companies by name, finds one by a part of it, and exports it with the number of its people', async () => {
    await add('zebra Works');
    const { id } = await add('Acme', { website: 'https://acme.example', note: 'Pays late.' });
    await person('Ada', 'Acme');
    const names = async (query: string) =>
      companiesSchema.parse((await owner.get(`${PATH}${query}`)).body).map(({ name }) => name);
    expect(await names('')).toEqual(['Acme', 'zebra Works']);
    expect(await names('?q=ebra')).toEqual(['zebra Works']);
    expect((await owner.get(`${PATH}/${id}`)).body).toMatchObject({
      name: 'Acme',
      website: 'https://acme.example',
      note: 'Pays late.',
      people: 1,
    });
    const file = await owner.get('/api/admin/export/companies');
    expect(file.text).toContain('"Acme","https://acme.example","Pays late.","1"');
  });

  it('pages companies by name', async () => {
    for (const name of ['C', 'a', 'B']) await add(name);
    const first = await owner.get(`${PATH}?limit=2`);
    const next = /<[^>]*(\/api[^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    expect((await owner.get(next!)).body).toMatchObject([{ name: 'C' }]);
  });

  it('keeps a search that has a question mark on the next page', async () => {
    for (const name of ['Who? Inc.', 'Who? Ltd.', 'Whole Foods']) await add(name);
    const first = await owner.get(`${PATH}?limit=1&q=Who?`);
    const next = /<[^>]*(\/api[^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await owner.get(next!);
    expect(second.body).toMatchObject([{ name: 'Who? Ltd.' }]);
    expect(second.headers.get('link')).not.toContain('rel="next"');
  });

  it('keeps fields of a company that are not sent, and rejects to overwrite a newer version', async () => {
    const { id } = await add(' Acme ', { note: 'Pays late.' });
    const { body } = await owner.put(`${PATH}/${id}`, {
      website: 'https://acme.example',
      version: 1,
    });
    expect(body).toMatchObject({ name: 'Acme', note: 'Pays late.', version: 2 });
    expect((await owner.put(`${PATH}/${id}`, { name: 'Other', version: 1 })).status).toBe(409);
    const log = await owner.get(`/api/admin/audit?relation=companies&recordId=${id}`);
    expect(log.body[0]).toMatchObject({ name: 'Acme', after: { website: 'https://acme.example' } });
  });

  it.each([
    ['an empty name', { name: '  ' }],
    ['a name of 256 characters', { name: 'x'.repeat(256) }],
    ['a website that runs a script', { name: 'Acme', website: 'javascript:alert(1)' }],
  ])('rejects a company with %s', async (_, input) => {
    expect((await owner.post(PATH, input)).status).toBe(400);
    expect((await owner.get(PATH)).body).toEqual([]);
  });

  it('rejects a company with the name of another one in any letter case', async () => {
    await add('Acme');
    const other = await add('Other');
    const errors = [{ path: 'name', message: 'There is a company with this name already.' }];
    expect(await owner.post(PATH, { name: 'ACME ' })).toMatchObject({
      status: 409,
      body: { errors },
    });
    const renamed = await owner.put(`${PATH}/${other.id}`, { name: 'acme' });
    expect(renamed).toMatchObject({ status: 409, body: { errors } });
  });
});

describe("a customer's company text", () => {
  it("adds a customer to the company that their text names, with the company's spelling", async () => {
    const acme = await add('Acme');
    const ada = await person('Ada', ' aCME');
    expect(ada.company).toBe('Acme');
    const grace = await person('Grace');
    const { body } = await edit(grace, { company: 'acme' });
    expect(body.company).toBe('Acme');
    expect(await peopleOf(acme.id)).toEqual(['Ada', 'Grace']);
  });

  it('keeps a text that matches no company, and the companies of the customer', async () => {
    await add('Acme');
    const ada = await person('Ada', 'Acme');
    await edit(ada, { company: 'Elsewhere' });
    expect(await textOf(ada.id)).toBe('Elsewhere');
    expect(await companiesOf(ada.id)).toEqual(['Acme']);
    await edit(ada, { company: null });
    expect([await textOf(ada.id), await companiesOf(ada.id)]).toEqual([null, ['Acme']]);
  });

  it("chooses a customer's first company by the text that names it", async () => {
    const [acme, zeta] = [await add('Acme'), await add('Zeta')];
    const ada = await person('Ada', 'Acme');
    await join(zeta.id, ada.id);
    expect(await companiesOf(ada.id)).toEqual(['Acme, first', 'Zeta']);
    await edit(ada, { company: 'Zeta' });
    expect(await companiesOf(ada.id)).toEqual(['Zeta, first', 'Acme']);
    expect(await peopleOf(acme.id)).toEqual(['Ada']);
  });

  it('converts matching texts when a company is added', async () => {
    const ada = await person('Ada', 'acme');
    const { version } = (await owner.get(`/api/customers/${ada.id}`)).body;
    const acme = await add('Acme');
    expect(await peopleOf(acme.id)).toEqual(['Ada']);
    const now = (await owner.get(`/api/customers/${ada.id}`)).body;
    expect(now).toMatchObject({ company: 'Acme', version: version + 1 });
  });

  it('adds imported customers to the companies that their texts name', async () => {
    const acme = await add('Acme');
    await importCustomers(owner, 'name,company\nAda,ACME\nGrace,Elsewhere');
    expect(await peopleOf(acme.id)).toEqual(['Ada']);
    const { body } = await owner.get('/api/customers?q=Ada');
    expect(body[0].company).toBe('Acme');
  });
});

describe('renaming a company', () => {
  it('writes the new name of a company to the people whose first company it is, with a new version each', async () => {
    const acme = await add('Acme');
    const [ada, grace] = [await person('Ada', 'Acme'), await person('Grace', 'Elsewhere')];
    await add('Elsewhere');
    await join(acme.id, grace.id);
    await owner.put(`${PATH}/${acme.id}`, { name: 'Acme Group' });
    expect([await textOf(ada.id), await textOf(grace.id)]).toEqual(['Acme Group', 'Elsewhere']);
    const stale = await edit(ada, { phone: '1', version: ada.version });
    expect(stale.status).toBe(409);
    const log = await owner.get(`/api/admin/audit?relation=customers&recordId=${ada.id}`);
    expect(log.body[0]).toMatchObject({
      actor: owner.user.email,
      before: { company: 'Acme' },
      after: { company: 'Acme Group' },
    });
  });

  it('adds customers whose text is the new name of a company', async () => {
    const acme = await add('Acme');
    await person('Ada', 'Acme Group');
    await owner.put(`${PATH}/${acme.id}`, { name: 'Acme Group' });
    expect(await peopleOf(acme.id)).toEqual(['Ada']);
  });

  it("changes only the letter case of a company's name", async () => {
    const acme = await add('Acme');
    const ada = await person('Ada', 'Acme');
    expect((await owner.put(`${PATH}/${acme.id}`, { name: 'ACME' })).status).toBe(200);
    expect(await textOf(ada.id)).toBe('ACME');
  });
});

describe('people of a company', () => {
  it('writes the first company of a person as their text, even over a text that names none', async () => {
    const acme = await add('Acme');
    const [ada, grace] = [await person('Ada'), await person('Grace', 'Acme Corp.')];
    for (const { id } of [ada, grace]) expect((await join(acme.id, id)).status).toBe(204);
    expect([await textOf(ada.id), await textOf(grace.id)]).toEqual(['Acme', 'Acme']);
    expect((await owner.get(`${PATH}/${acme.id}`)).body.people).toBe(2);
    const log = await owner.get(`/api/admin/audit?relation=customers&recordId=${ada.id}`);
    expect(log.body[1].after).toEqual({ joinedCompany: 'Acme' });
  });

  it('adds a person to a company once, however often it is requested', async () => {
    const acme = await add('Acme');
    const ada = await person('Ada');
    await Promise.all(Array.from({ length: 5 }, () => join(acme.id, ada.id)));
    expect(await peopleOf(acme.id)).toEqual(['Ada']);
    const log = await owner.get(`/api/admin/audit?relation=customers&recordId=${ada.id}`);
    expect(
      log.body.filter(({ after }: { after: object }) => 'joinedCompany' in after),
    ).toHaveLength(1);
  });

  it('moves the text to the next company when the person leaves the first one', async () => {
    const [acme, zeta] = [await add('Acme'), await add('Zeta')];
    const ada = await person('Ada', 'Acme');
    await join(zeta.id, ada.id);
    expect((await leave(acme.id, ada.id)).status).toBe(204);
    expect([await textOf(ada.id), await companiesOf(ada.id)]).toEqual(['Zeta', ['Zeta, first']]);
    await leave(zeta.id, ada.id);
    await leave(zeta.id, ada.id);
    expect([await textOf(ada.id), await companiesOf(ada.id)]).toEqual([null, []]);
  });

  it('rejects a deleted customer, a deleted company, and the 21st company, and changes nothing', async () => {
    const acme = await add('Acme');
    const ada = await person('Ada');
    await owner.delete(`/api/customers/${ada.id}`);
    expect(await join(acme.id, ada.id)).toMatchObject({
      status: 404,
      body: { detail: 'This customer was not found.' },
    });
    const grace = await person('Grace');
    await owner.delete(`${PATH}/${acme.id}`);
    expect(await join(acme.id, grace.id)).toMatchObject({
      status: 404,
      body: { detail: 'This company was not found.' },
    });
    expect(await textOf(grace.id)).toBeNull();
    for (let n = 0; n < 20; n += 1) await join((await add(`Company ${n}`)).id, grace.id);
    const other = await add('Other');
    expect((await join(other.id, grace.id)).body.detail).toBe(
      'A customer can belong to at most 20 companies.',
    );
    expect(await companiesOf(grace.id)).toHaveLength(20);
  });

  it('shows on a company what its people bought, were billed, wrote and have paid', async () => {
    const acme = await add('Acme');
    const [ada, grace] = [await person('Ada', 'Acme'), await person('Grace', 'Elsewhere')];
    const service = await addService(owner, { name: 'Audit' });
    const sale = { serviceId: service.id, amount: 120 };
    const { id } = await addSale(owner, { customerId: ada.id, ...sale });
    await addSale(owner, { customerId: grace.id, ...sale });
    await owner.post(`/api/admin/purchases/${id}/payments`, { amount: 20, method: 'cash' });
    await owner.post('/api/activities', {
      customerId: ada.id,
      type: 'note',
      subject: 'Ada called',
    });
    await owner.post('/api/activities', {
      customerId: grace.id,
      type: 'note',
      subject: 'Not hers',
    });
    const line = { text: 'Review', quantity: 1, unitPrice: 100, taxRate: 0 };
    await owner.post('/api/admin/invoices', { customerId: ada.id, lines: [line] });
    await edit(ada, { status: 'on_hold' });
    const read = async (path: string) => (await owner.get(path)).body;
    expect(await read(`/api/admin/purchases?companyId=${acme.id}`)).toMatchObject([{ id }]);
    expect(await read(`/api/admin/invoices?companyId=${acme.id}`)).toMatchObject([
      { customer: { id: ada.id } },
    ]);
    expect(await read(`/api/activities?companyId=${acme.id}`)).toMatchObject([
      { subject: 'Ada called' },
      { subject: 'Payment of $20 in cash for Audit' },
    ]);
    expect(await read(`/api/admin/sessions?companyId=${acme.id}`)).toEqual([]);
    expect(await read(`${PATH}/${acme.id}/messages`)).toEqual([]);
    expect(await read(`${PATH}/${acme.id}/changes?limit=1`)).toMatchObject([
      { recordId: ada.id, after: { status: 'on_hold' } },
    ]);
    expect(await read(`${PATH}/${acme.id}/money`)).toEqual({
      received: 20,
      refunded: 0,
      owed: 100,
      dueNow: 100,
    });
  });

  it('shows on a company the mails to the addresses of its people', async () => {
    const acme = await add('Acme');
    const ada = await addCustomer(owner, {
      name: 'Ada',
      email: 'ada@acme.example',
      company: 'Acme',
    });
    await owner.post(`/api/admin/customers/${ada.id}/messages`, {
      subject: 'Hello',
      body: 'Hi Ada.',
    });
    const { body } = await owner.get(`/api/admin/mails?companyId=${acme.id}`);
    expect(body).toMatchObject([{ recipient: 'ada@acme.example', subject: 'Hello' }]);
  });
});
