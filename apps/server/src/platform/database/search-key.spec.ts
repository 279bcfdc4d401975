import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { customerInput, invoiceLine } from '../../testing/data/factories';
import { sendContact } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const key = async (text: string) =>
  (await polaris.dataSource.query<{ key: string }[]>('select search_key($1) as key', [text]))[0]!
    .key;

/** A name as it is stored, and queries that find it. */
const found: [string, string[]][] = [
  ['Zo\u00EB M\u00FCller', ['zoe', 'muller', 'ZOE MULLER', 'zo\u00EB', 'Zoe\u0308', 'zo']],
  ['Ren\u00E9e Stra\u00DFe', ['renee', 'strasse', 'stra\u00DFe', 'rene\u0301e']],
  ['Se\u0301an O\u2019Brien', ["o'brien", 'o\u2019brien', 'obrien', 'o\u02BCbrien', 'sean']],
  ["Miles O'Brien", ['o\u2019brien', 'OBrien', 'o`brien', 'o\u00B4brien']],
  ['\u0141ukasz \u00D8rsted \u00C6bel', ['lukasz', 'orsted', 'aebel', 'lu']],
  ['\u0130rem I\u015F\u0131k', ['irem', 'isik']],
  [
    '\u0421\u0435\u043C\u0451\u043D',
    ['\u0441\u0435\u043C\u0435\u043D', '\u0421\u0415\u041C\u0401\u041D'],
  ],
  [
    '\u0393\u03B9\u03AC\u03BD\u03BD\u03B7\u03C2',
    ['\u03B3\u03B9\u03B1\u03BD\u03BD\u03B7\u03C3', '\u0393\u0399\u0391\u039D\u039D\u0397\u03A3'],
  ],
  ['\uFF2D\uFF41\uFF59\uFF41', ['maya']],
  ['Maya\u00A0Okafor', ['maya okafor']],
  ['100 % Club_A\\B', ['100 %', 'b_a\\b', '\uFF05 club']],
];

describe('searching customers', () => {
  beforeEach(() => polaris.dataSource.query('delete from customers'));

  it.each(found)('finds %s by any spelling', async (name, terms) => {
    await polaris.dataSource.query(
      `insert into customers (name, company) values ($1, 'Other'), ('Someone', $1), ('Nobody', null)`,
      [name],
    );
    for (const term of terms) {
      const { body } = await owner.get(`/api/customers?q=${encodeURIComponent(term)}`);
      const names = (body as { name: string }[]).map((one) => one.name);
      expect([term, names]).toEqual([term, expect.arrayContaining([name])]);
      expect(names).not.toContain('Nobody');
    }
  });

  it.each(["'", '\u2019', '\u0301', '%', '_', '\\', '\uFF05', '%%%', '___', "'''", '\u200B'])(
    'does not treat %j as a wildcard',
    async (term) => {
      await owner.post('/api/customers', customerInput({ name: 'Maya Okafor' }));
      const { body } = await owner.get(`/api/customers?q=${encodeURIComponent(term)}`);
      expect(body).toEqual([]);
    },
  );

  it('finds customers among very many matches', async () => {
    await polaris.dataSource.query(
      `insert into customers (name) select 'Zo\u00EB ' || n from generate_series(1, 3000) n`,
    );
    await polaris.dataSource.query('analyze customers');
    const answer = await owner.get('/api/customers?q=zoe&limit=5');
    expect(answer.body).toHaveLength(5);
  });

  it('keeps the search key out of the audit log, responses and files', async () => {
    const { body } = await owner.post('/api/customers', customerInput({ name: 'Zo\u00EB' }));
    await owner.put(`/api/customers/${body.id}`, { name: 'Zoe' });
    const log = await owner.get(`/api/admin/audit?relation=customers&recordId=${body.id}`);
    const file = await owner.get('/api/admin/export/customers');
    expect([log.text, file.text, JSON.stringify(body)].join('\n')).not.toMatch(/searchText/i);
  });

  it('restores the search key from the trash', async () => {
    const { body } = await owner.post('/api/customers', customerInput({ name: 'Zo\u00EB' }));
    await owner.delete(`/api/customers/${body.id}`);
    await owner.post(`/api/admin/trash/customer/${body.id}/restore`);
    expect((await owner.get('/api/customers?q=zoe')).body).toHaveLength(1);
  });
});

describe('searching elsewhere', () => {
  const NAME = 'Zo\u00EB O\u2019M\u00FCller';
  const ids = async (path: string, term = "zoe o'muller") =>
    (await owner.get(`${path}${encodeURIComponent(term)}`)).body as { id: number }[];

  beforeAll(async () => {
    await polaris.dataSource.query('delete from customers');
    await sendContact(polaris.visitor(), { name: NAME });
    await owner.post('/api/admin/companies', { name: NAME });
    const { body } = await owner.post(
      '/api/customers',
      customerInput({ name: NAME, company: NAME }),
    );
    await owner.post('/api/activities', {
      customerId: body.id,
      type: 'note',
      subject: `Call with ${NAME}`,
    });
    await owner.post('/api/admin/tasks', { title: NAME });
    await owner.post('/api/admin/invoices', {
      customerId: body.id,
      lines: [invoiceLine()],
    });
    await polaris.visitor().post('/api/auth/register', {
      email: 'zoe.muller@example.com',
      password: 'notes on the engine',
      firstName: NAME,
    });
    await polaris.dataSource.query(
      `insert into testimonials (name, content, rating) values ($1, 'x', 5)`,
      [NAME],
    );
  });

  it.each([
    ['submissions', '/api/admin/contact-submissions?q='],
    ['companies', '/api/admin/companies?q='],
    ['activities', '/api/activities?q='],
    ['tasks', '/api/admin/tasks?q='],
    ['invoices', '/api/admin/invoices?q='],
    ['accounts', '/api/admin/users?q='],
    ['testimonials', '/api/admin/testimonials?q='],
    ['people with similar names', '/api/admin/similar-people?q='],
    ['the grid', '/api/admin/customers?q='],
  ])('finds %s without accents and apostrophes', async (_, path) => {
    expect(await ids(path)).toHaveLength(_ === 'people with similar names' ? 2 : 1);
    expect(await ids(path, 'Zoe\u0308 O\u02BCMuller')).not.toHaveLength(0);
  });

  it('finds likely duplicates that differ only by accents', async () => {
    await owner.post(
      '/api/customers',
      customerInput({ name: "Zoe O'Muller", email: '', phone: '', company: NAME }),
    );
    const { body } = await owner.get('/api/admin/duplicate-customers');
    expect(JSON.stringify(body)).toContain("Zoe O'Muller");
  });
});

describe('the search key of a text', () => {
  it.each([
    ['Maya Okafor maya@example.com', 'maya okafor maya@example.com'],
    ["It's", 'its'],
    ['Zo\u00EB', 'zoe'],
    ['m\u0308', 'm'],
    ['\u201CQuoted\u201D', '"quoted"'],
    ['', ''],
  ])('turns %j into %j', async (text, expected) => {
    expect(await key(text)).toBe(expected);
  });
});
