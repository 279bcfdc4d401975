import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type CompanyGroup,
  companyConversionSchema,
  companyConversionUndoSchema,
  companyTextsSchema,
} from '@polaris/contracts';
import { addCustomer } from '../../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../../testing/test-app';

const PATH = '/api/admin/company-conversions';
const COMPANIES = '/api/admin/companies';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() =>
  polaris.dataSource.query(
    'delete from customers; delete from companies; delete from company_conversions; delete from trash',
  ),
);

const write = async (...texts: (string | null)[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const [at, company] of texts.entries())
    ids.push((await addCustomer(owner, { name: `Person ${at}`, company })).id);
  return ids;
};
const offered = async () =>
  companyTextsSchema.parse((await owner.get('/api/admin/company-texts')).body);
const spelled = ({ name, spellings }: CompanyGroup) =>
  [name, ...spellings.map(({ text, people }) => `${text}: ${people}`)].join(' | ');
const toGroups = (groups: CompanyGroup[]) =>
  groups.map(({ name, spellings }) => ({ name, texts: spellings.map(({ text }) => text) }));
const convert = async (groups: object[]) => {
  const { status, body } = await owner.post(PATH, { groups });
  expect([status, body]).toEqual([201, body]);
  return companyConversionSchema.parse(body);
};
const convertAll = async () => convert(toGroups((await offered()).groups));
const undo = async (id: number) =>
  companyConversionUndoSchema.parse((await owner.post(`${PATH}/${id}/undo`)).body);
const preview = async (id: number) =>
  companyConversionUndoSchema.parse((await owner.get(`${PATH}/${id}/undo`)).body);
const texts = async (): Promise<(string | null)[]> =>
  (await polaris.dataSource.query('select company from customers order by id')).map(
    ({ company }: { company: string | null }) => company,
  );
const names = async (): Promise<string[]> =>
  (await owner.get(COMPANIES)).body.map(
    ({ name, people }: { name: string; people: number }) => `${name}: ${people}`,
  );
const idOf = async (name: string): Promise<number> =>
  (await owner.get(`${COMPANIES}?q=${encodeURIComponent(name)}`)).body[0].id;

describe('the offer', () => {
  it('treats spellings that differ in case, spaces and legal form as one company', async () => {
    await write(
      'Acme',
      'Acme',
      'acme',
      ' Acme,  Inc.',
      'ACME L.L.C.',
      'Acme Co., Ltd',
      'Acme Labs',
      null,
    );
    await write('Tiffany & Co.', 'tiffany', 'Müller GmbH', 'Zwei Wort');
    const { groups, companies, people } = await offered();
    expect([companies, people]).toEqual([5, 11]);
    expect(groups.map(spelled)).toEqual([
      'Acme | Acme: 2 | Acme,  Inc.: 1 | Acme Co., Ltd: 1 | acme: 1 | ACME L.L.C.: 1',
      'Tiffany & Co. | Tiffany & Co.: 1 | tiffany: 1',
      'Acme Labs | Acme Labs: 1',
      'Müller GmbH | Müller GmbH: 1',
      'Zwei Wort | Zwei Wort: 1',
    ]);
  });

  it('names the existing company, and leaves out texts that equal its name', async () => {
    const { body: acme } = await owner.post(COMPANIES, { name: 'Acme' });
    await write('Acme', 'Acme Inc');
    expect((await offered()).groups).toEqual([
      { name: 'Acme', companyId: acme.id, people: 1, spellings: [{ text: 'Acme Inc', people: 1 }] },
    ]);
  });

  it('keeps a text that is only a legal form, and offers nothing without texts', async () => {
    expect(await offered()).toEqual({ groups: [], companies: 0, people: 0 });
    await write('Inc.', ' ', '&');
    expect((await offered()).people).toBe(2);
  });
});

describe('the conversion', () => {
  it('makes companies from the chosen spellings, and reports how many', async () => {
    await write('Acme', 'ACME, Inc.', 'Acme Labs', 'Beta');
    const done = await convert([
      { name: 'Acme', texts: ['Acme', 'ACME, Inc.'] },
      { name: 'Beta', texts: ['Beta'] },
    ]);
    expect(done).toMatchObject({ companies: 2, people: 3 });
    expect(await texts()).toEqual(['Acme', 'Acme', 'Acme Labs', 'Beta']);
    expect(await names()).toEqual(['Acme: 2', 'Beta: 1']);
    expect((await offered()).groups.map(spelled)).toEqual(['Acme Labs | Acme Labs: 1']);
    expect((await owner.get(PATH)).body).toEqual([done]);
  });

  it('adds people to an existing company', async () => {
    await owner.post(COMPANIES, { name: 'Acme' });
    await write('Acme Inc');
    expect(await convertAll()).toMatchObject({ companies: 0, people: 1 });
    expect(await names()).toEqual(['Acme: 1']);
  });

  it('rejects texts that no customer has, even when a request is sent twice', async () => {
    await write('Acme');
    await convertAll();
    const again = await owner.post(PATH, { groups: [{ name: 'Acme', texts: ['Acme'] }] });
    expect(again).toMatchObject({
      status: 409,
      body: { detail: 'No customer has any of these company names now.' },
    });
    expect((await owner.get(PATH)).body).toHaveLength(1);
  });

  it.each([
    ['no group', []],
    ['a group without a spelling', [{ name: 'Acme', texts: [] }]],
    ['an empty name', [{ name: ' ', texts: ['Acme'] }]],
    ['201 groups', Array.from({ length: 201 }, () => ({ name: 'Acme', texts: ['Acme'] }))],
  ])('rejects to make companies from texts with %s', async (_, groups) => {
    await write('Acme');
    expect((await owner.post(PATH, { groups })).status).toBe(400);
    expect(await names()).toEqual([]);
  });
});

describe('undoing the conversion', () => {
  it('restores every text and removes the companies when the conversion is undone', async () => {
    const before = ['Acme', 'ACME, Inc.', 'acme', 'Beta', null];
    await write(...before);
    const { id } = await convertAll();
    const said = await preview(id);
    expect(said).toEqual({ companies: 2, people: 4, staysTotal: 0, stays: [] });
    expect(await undo(id)).toEqual(said);
    expect([await texts(), await names()]).toEqual([before, []]);
    expect((await owner.get(PATH)).body).toEqual([]);
    expect((await owner.post(`${PATH}/${id}/undo`)).body.detail).toBe(
      'This was undone, or is more than 30 days old.',
    );
  });

  it('removes people from an existing company, and keeps the company', async () => {
    await owner.post(COMPANIES, { name: 'Acme' });
    await write('Acme', 'Acme Inc');
    const { id } = await convertAll();
    expect(await undo(id)).toMatchObject({ companies: 0, people: 1 });
    expect([await texts(), await names()]).toEqual([['Acme', 'Acme Inc'], ['Acme: 1']]);
  });

  const changes: Record<string, (acme: number, person: number) => Promise<unknown>> = {
    'was renamed': (acme) => owner.put(`${COMPANIES}/${acme}`, { name: 'Acme Group' }),
    'has got a note': (acme) => owner.put(`${COMPANIES}/${acme}`, { note: 'Pays late.' }),
    'has got another person': async (acme) => {
      const other = await addCustomer(owner, { name: 'Other' });
      await owner.put(`${COMPANIES}/${acme}/people/${other.id}`, {});
    },
    'is no longer the first one of a person': (_, person) =>
      owner.put(`/api/customers/${person}`, { name: 'Person 0', company: 'Elsewhere' }),
  };
  it.each(Object.entries(changes))(
    'keeps a company that %s, and says so beforehand',
    async (_, change) => {
      const [person] = await write('ACME Inc.', 'ACME Inc.', 'Beta LLC');
      const { id } = await convert([
        { name: 'Acme', texts: ['ACME Inc.'] },
        { name: 'Beta', texts: ['Beta LLC'] },
      ]);
      const acme = await idOf('Acme');
      await change(acme, person!);
      const stays = [{ id: acme, name: (await owner.get(`${COMPANIES}/${acme}`)).body.name }];
      const said = await preview(id);
      expect(said).toEqual({ companies: 1, people: 1, staysTotal: 1, stays });
      const before = await texts();
      expect(await undo(id)).toEqual(said);
      expect((await texts()).slice(0, 3)).toEqual([...before.slice(0, 2), 'Beta LLC']);
      expect((await owner.get(`${COMPANIES}/${acme}`)).status).toBe(200);
    },
  );

  it('leaves a person who has since left the company unchanged', async () => {
    const [person] = await write('ACME Inc.', 'ACME Inc.');
    const { id } = await convert([{ name: 'Acme', texts: ['ACME Inc.'] }]);
    await owner.delete(`${COMPANIES}/${await idOf('Acme')}/people/${person}`);
    expect(await undo(id)).toMatchObject({ companies: 1, people: 1 });
    expect(await texts()).toEqual([null, 'ACME Inc.']);
  });

  it('ends Undo of made companies after 30 days, and removes the stored texts', async () => {
    await write('Acme');
    const { id } = await convertAll();
    await polaris.dataSource.query(
      `update company_conversions set "convertedAt" = now() - interval '31 days'`,
    );
    expect((await owner.get(PATH)).body).toEqual([]);
    expect((await owner.get(`${PATH}/${id}/undo`)).status).toBe(404);
  });
});
