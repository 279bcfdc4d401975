import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ImportPreview, importPreviewSchema } from '@polaris/contracts';
import Papa from 'papaparse';
import type { TestCaller } from '../../testing/caller';
import { customerInput } from '../../testing/data/factories';
import { addActivity, sendContact } from '../../testing/data/records';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from customers'));

type File = string | Uint8Array<ArrayBuffer>;

/** Filled-in values are replaced as well; filling-empty-fields.spec.ts tests what happens without. */
const overwriting = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}overwrite=true`;

const upload = (path: string, raw: File, caller: TestCaller = owner) =>
  caller.post(`/api/admin/import/customers${overwriting(path)}`, undefined, {
    raw,
    headers: { 'content-type': 'text/csv' },
  });

const preview = async (raw: File): Promise<ImportPreview> => {
  const { body, status, text } = await upload('/preview', raw);
  expect([status, text]).toEqual([200, text]);
  return importPreviewSchema.parse(body);
};

const importAll = async (raw: File) => upload(`?plan=${(await preview(raw)).plan}`, raw);

const download = async (kind: string) => {
  const { text, headers, status } = await owner.get(`/api/admin/export/${kind}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return text;
};

/** Parsed with a different library than the one that writes the file. */
const records = (file: string) =>
  Papa.parse<object>(file.replace(/^\ufeff/, ''), { header: true, skipEmptyLines: true }).data;

const create = async (overrides = {}) =>
  (await owner.post('/api/customers', customerInput(overrides))).body as { id: number };

const customers = async () =>
  (await owner.get('/api/customers')).body as { id: number; name: string; email: string }[];

describe('an export', () => {
  it('exports every customer with quotes and line breaks, and without formulas', async () => {
    const notes = 'He said "no",\nthen =1+1';
    await create({ name: '=HYPERLINK("x")', phone: '+1 555', notes });
    const rows = records(await download('customers'));
    expect(rows).toMatchObject([
      { name: `'=HYPERLINK("x")`, phone: "'+1 555", notes, totalValue: '1200.00' },
    ]);
  });

  it('exports all customers when they take several batches', async () => {
    await polaris.dataSource.query(
      `insert into customers (name) select 'Many ' || n from generate_series(1, 4321) n`,
    );
    const rows = records(await download('customers'));
    expect(rows).toHaveLength(4321);
  });

  it('exports contacts and activities as well', async () => {
    const { id } = await create({ name: 'Harbor' });
    await addActivity(owner, { customerId: id, dueOn: '2030-01-31' });
    await sendContact(polaris.visitor(), { name: 'Exported' });
    expect(await download('activities')).toMatch(
      /"Harbor","call","First call",".*","2030-01-31","",/,
    );
    expect(await download('contacts')).toContain('"Exported","maya@example.com"');
  });

  it('names an export by its day and stores it nowhere (ASVS 5.4.1, 14.2.2)', async () => {
    const { headers } = await owner.get('/api/admin/export/contacts');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await owner.get('/api/admin/export/users')).status).toBe(400);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    "names an export by the owner's day in the time zone %s",
    async (timeZone) => {
      await owner.put('/api/admin/business-profile', { timeZone, daysUntilDue: 14 });
      const day = new Date().toLocaleDateString('sv-SE', { timeZone });
      for (const path of ['export/contacts', 'customers/export?ids=1']) {
        const { headers } = await owner.get(`/api/admin/${path}`);
        expect(headers.get('content-disposition')).toContain(`-${day}.csv"`);
      }
    },
  );

  it('changes nothing when an export is imported again', async () => {
    for (const name of ['=Formula', "'quoted", 'Line\nbreak', 'Ümläut "x"'])
      await create({ name, email: '', notes: ' spaces ' });
    const file = await download('customers');
    const before = await customers();
    expect(await preview(file)).toMatchObject({ rows: 4, created: 0, updated: 0, unchanged: 4 });
    expect((await importAll(file)).body).toMatchObject({ created: 0, updated: 0, unchanged: 4 });
    expect(await customers()).toEqual(before);
  });
});

describe('an import', () => {
  it('imports exactly what the preview announced, which lists changed customers first', async () => {
    const old = await create({ name: 'Old', email: 'old@example.com', notes: 'Keep' });
    const file =
      'name,email,status,total value\nNew,new@example.com,On Hold,"$1,200.50"\nOlder,OLD@example.com,,\n';
    const before = await customers();
    const told = await preview(file);
    expect(await customers()).toEqual(before);
    expect(told).toMatchObject({ rows: 2, created: 1, updated: 1, mistakeCount: 0 });
    expect(told.lines).toEqual([
      {
        line: 3,
        action: 'update',
        id: old.id,
        name: 'Older',
        changes: [
          { field: 'name', was: 'Old', is: 'Older' },
          { field: 'email', was: 'old@example.com', is: 'OLD@example.com' },
        ],
      },
      {
        line: 2,
        action: 'create',
        id: null,
        name: 'New',
        changes: [
          { field: 'name', is: 'New' },
          { field: 'email', is: 'new@example.com' },
          { field: 'status', is: 'on_hold' },
          { field: 'totalValue', is: '1200.5' },
        ],
      },
    ]);
    expect((await upload(`?plan=${told.plan}`, file)).body).toMatchObject({
      created: 1,
      updated: 1,
    });
    const { body } = await owner.get(`/api/customers/${old.id}`);
    expect(body).toMatchObject({ name: 'Older', notes: 'Keep', totalValue: 1200, version: 2 });
    const log = await owner.get(`/api/admin/audit?relation=customers&recordId=${old.id}&limit=1`);
    expect(log.body).toMatchObject([{ action: 'update', actor: owner.user.email }]);
  });

  it('matches imported customers by id, by address, and by name with company', async () => {
    const byId = await create({ name: 'A', email: 'a@example.com' });
    await create({ name: 'B', email: 'b@example.com' });
    await create({ name: 'C', email: '', company: 'C Ltd' });
    const told = await preview(
      `id,name,email,company\n${byId.id},A2,other@example.com,\n,B2,B@example.com,\n,c,,c ltd\n`,
    );
    expect(told).toMatchObject({ created: 0, updated: 3, mistakeCount: 0 });
  });

  it('matches a customer with an id of ten digits', async () => {
    await polaris.dataSource.query(
      `insert into customers (id, name) overriding system value values (2000000000, 'Late')`,
    );
    const told = await preview('id,name\n2000000000,Later\n');
    expect(told).toMatchObject({ updated: 1, mistakeCount: 0 });
  });

  it('matches a customer with spaces around the name', async () => {
    await create({ name: ' Maya ', email: '', company: '' });
    expect(await preview('name\n" Maya "\n')).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('imports identical lines for one customer once, wherever they are', async () => {
    const known = await create({ name: 'Known', email: 'known@example.com' });
    const file = [
      'name,email,phone,company',
      'Twin,,+1 212 555 0101,Acme',
      'Known,known@example.com,,',
      'Twin,,+1 212 555 0101,Acme',
      'Twin,,+1 212 555 0101,Other',
      'Known,known@example.com,,',
    ].join('\n');
    expect(await preview(file)).toMatchObject({ rows: 5, created: 2, repeated: 2, updated: 1 });
    await importAll(file);
    const names = (await customers()).map(({ name }) => name);
    expect(names.sort()).toEqual(['Known', 'Twin', 'Twin']);
    expect((await owner.get(`/api/customers/${known.id}`)).body).toMatchObject({ version: 2 });
  });

  it('reports when a new customer has a known phone, and updates that customer on request', async () => {
    const known = await create({ name: 'Sara', email: 'sara@old.example', phone: '212-555-0177' });
    const file = 'name,email,phone\nSara Lind,sara@new.example,+1 (212) 555 0177\n';
    const told = await preview(file);
    expect(told).toMatchObject({ created: 1, updated: 0, matched: 1 });
    expect(told.lines).toMatchObject([{ action: 'create', match: { id: known.id, name: 'Sara' } }]);
    const used = importPreviewSchema.parse((await upload('/preview?useMatches=true', file)).body);
    expect(used).toMatchObject({ created: 0, updated: 1, matched: 0 });
    expect(used.plan).not.toBe(told.plan);
    expect((await upload(`?plan=${used.plan}`, file)).status).toBe(409);
    const done = await upload(`?plan=${used.plan}&useMatches=true`, file);
    expect(done.body).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await customers()).toMatchObject([{ id: known.id, email: 'sara@new.example' }]);
  });

  it('updates no one when several customers have the phone, and no customer twice', async () => {
    const first = await create({ name: 'A', email: 'a@ex.example', phone: '212 555 0178' });
    await create({ name: 'B', email: 'b@ex.example', phone: '+1 212 555 0178' });
    await create({ name: 'C', email: 'c@ex.example', phone: '212 555 0179' });
    const file = [
      'name,email,phone',
      'New,n@ex.example,2125550178',
      'C one,c1@ex.example,2125550179',
      'C two,c2@ex.example,2125550179',
    ].join('\n');
    const { body } = await upload('/preview?useMatches=true', file);
    expect(body).toMatchObject({ created: 2, updated: 1, matched: 2, mistakeCount: 0 });
    expect(importPreviewSchema.parse(body).lines[1]!.match).toEqual({ id: first.id, name: 'A' });
  });

  it('shows long texts from their first difference', async () => {
    const same = 'x'.repeat(5000);
    await create({ name: 'Long', email: '', company: '', notes: `${same}old` });
    const { lines } = await preview(`name,notes\nLong,${same}new\n`);
    const common = `…${'x'.repeat(40)}`;
    const changes = [{ field: 'notes', was: `${common}old`, is: `${common}new` }];
    expect(lines).toMatchObject([{ changes }]);
  });

  it('reports lines with characters that cannot be stored', async () => {
    const { mistakes } = await preview('name\nA\0B\n');
    const message = 'Contains a character that cannot be stored.';
    expect(mistakes).toEqual([{ line: 2, column: 'name', message }]);
  });

  it('reports every wrong line, and imports none of the file unless asked to', async () => {
    await create({ name: 'Twin', email: 'twin@example.com' });
    await create({ name: 'Twin', email: 'twin@example.com' });
    const file = [
      'id,name,email,status,totalValue',
      ',,,,',
      ',,,,5',
      ',A,not-an-address,,',
      ',C,c@example.com,,-4',
      ',Twin,twin@example.com,,',
      ',E,e@example.com,,',
      ',E again,e@example.com,,',
    ].join('\n');
    const told = await preview(file);
    expect(told).toMatchObject({ created: 1, mistakeCount: 5 });
    expect(told.mistakes).toEqual([
      { line: 3, column: 'name', message: 'Name is required' },
      { line: 4, column: 'email', message: 'Please enter a valid email address.' },
      {
        line: 5,
        column: 'totalValue',
        message: 'Must be an amount of at least 0, such as 1,200.50.',
      },
      { line: 6, column: 'email', message: '2 customers have this email; give their id.' },
      { line: 8, column: 'name', message: 'This is the same customer as on line 7.' },
    ]);
    expect((await upload(`?plan=${told.plan}`, file)).status).toBe(400);
    expect(await customers()).toHaveLength(2);
    const { body } = await upload(`?plan=${told.plan}&skipErrors=true`, file);
    expect(body).toMatchObject({ created: 1, updated: 0, skipped: 5 });
    expect(await customers()).toHaveLength(3);
    const skipped = records(body.skippedFile);
    expect(skipped).toHaveLength(5);
    expect(skipped[1]).toEqual({
      id: '',
      name: 'A',
      email: 'not-an-address',
      status: '',
      totalValue: '',
      Reason: 'Please enter a valid email address.',
    });
  });

  it('rejects an import when customers have changed since the preview', async () => {
    const { id } = await create({ name: 'Old', email: 'old@example.com' });
    const file = 'name,email\nNewer,old@example.com\n';
    const { plan } = await preview(file);
    await owner.put(`/api/customers/${id}`, { name: 'Somebody else was here' });
    const answer = await upload(`?plan=${plan}`, file);
    expect(answer.status).toBe(409);
    expect((await owner.get(`/api/customers/${id}`)).body.version).toBe(2);
  });

  const words =
    'name;email\r\n"José ""Pepe""";jose@example.com\r\n"Two\r\nlines";two@example.com\r\n';
  const bytes = (text: string, encoding: BufferEncoding) =>
    new Uint8Array(Buffer.from(text, encoding));
  it.each<[string, File]>([
    ['UTF-8', words],
    ['UTF-8 with its mark', `\ufeff${words}`],
    ['UTF-16 with its mark', bytes(`\ufeff${words}`, 'utf16le')],
    ['the encoding of old spreadsheets', bytes(words, 'latin1')],
    ['tabs', words.replaceAll(';', '\t')],
    ['commas', words.replaceAll(';', ',')],
  ])('reads files with %s, quotation marks and line breaks', async (_, file) => {
    const { created, lines } = await preview(file);
    expect(created).toBe(2);
    expect(lines.map(({ name }) => name)).toEqual(['José "Pepe"', 'Two lines']);
  });

  it.each([
    ['', 'The file is empty.'],
    ['name,Name\nA,B\n', 'The column "name" appears twice.'],
  ])('rejects the import of %j with a reason', async (file, detail) => {
    const { body, status } = await upload('/preview', file);
    expect(body.detail).toBe(detail);
    expect(status).toBe(400);
  });

  it('reads complete lines when others have too many or too few cells', async () => {
    const file = 'name,email\nA\nB,b@example.com,=1+1\nC,c@example.com,,\n';
    const told = await preview(file);
    expect(told).toMatchObject({ rows: 3, created: 1, mistakeCount: 2 });
    const message = (cells: string) => `This line has ${cells}, and the first line has 2 cells.`;
    expect(told.mistakes).toEqual([
      { line: 2, column: '', message: message('one cell') },
      { line: 3, column: '', message: message('3 cells') },
    ]);
    const { body } = await upload(`?plan=${told.plan}&skipErrors=true`, file);
    expect(records(body.skippedFile)).toMatchObject([
      { name: 'A', email: '' },
      { name: 'B', Reason: `${message('3 cells')} The others say: =1+1` },
    ]);
  });

  it('shows each column with its first cell, and the field that is read from it', async () => {
    const { columns, fields } = await preview('Name,Favorite color,E-mail\nA,blue,a@ex.example\n');
    expect(columns).toEqual([
      { name: 'Name', example: 'A', field: 'name' },
      { name: 'Favorite color', example: 'blue', field: null },
      { name: 'E-mail', example: 'a@ex.example', field: 'email' },
    ]);
    expect(fields).toContainEqual({ field: 'phone', label: 'phone' });
  });

  it("recognizes other products' column names for customers, and joins the parts of a name", async () => {
    const { lines } = await preview(
      'First Name,Last Name,Email Address,Mobile Phone,Work Phone,Company Name\n' +
        'Ada,Lovelace,ada@ex.example,(212) 555-0101,(212) 555-0102,Engines\nAda,,a@ex.example,,,\n',
    );
    expect(lines[0]!.changes).toEqual([
      { field: 'name', is: 'Ada Lovelace' },
      { field: 'email', is: 'ada@ex.example' },
      { field: 'phone', is: '(212) 555-0101' },
      { field: 'company', is: 'Engines' },
    ]);
    expect(lines[1]!.name).toBe('Ada');
  });

  it('reads the columns as chosen', async () => {
    const file = 'Who,Where\nAda,ada@ex.example\n';
    expect(await preview(file)).toMatchObject({ created: 0, mistakeCount: 1 });
    const { body } = await upload('/preview?columns=name,email', file);
    expect(body).toMatchObject({ created: 1, mistakeCount: 0 });
    await upload(`?plan=${body.plan}&columns=name,email`, file);
    expect(await customers()).toMatchObject([{ name: 'Ada', email: 'ada@ex.example' }]);
  });

  it.each([
    ['name', 'The chosen columns do not fit this file. Please choose the file again.'],
    ['name,version', 'The chosen columns do not fit this file. Please choose the file again.'],
    ['status,status', 'The column "status" appears twice.'],
  ])('rejects the chosen columns %s with a reason', async (columns, detail) => {
    const { status, body } = await upload(`/preview?columns=${columns}`, 'Who,Where\nAda,x\n');
    expect([status, body.detail]).toEqual([400, detail]);
  });

  it('accepts files from the owner only, and only at the import', async () => {
    expect((await upload('/preview', 'name\nA\n', polaris.visitor())).status).toBe(401);
    expect((await upload('/preview', 'name\nA\n', await polaris.customer())).status).toBe(403);
    const elsewhere = await owner.post('/api/customers', undefined, {
      raw: 'name\nA\n',
      headers: { 'content-type': 'text/csv' },
    });
    expect(elsewhere.status).toBe(415);
  });

  // Last, as deleting its rows can take longer than a statement may on a busy machine.
  it('imports up to 10,000 rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `Person ${n},p${n}@example.com`);
    const file = ['name,email', ...rows].join('\n');
    expect((await importAll(file)).body).toMatchObject({
      created: 10_000,
      updated: 0,
      unchanged: 0,
    });
    expect(await preview(file)).toMatchObject({ created: 0, unchanged: 10_000 });
    const { body, status } = await upload('/preview', `${file}\nOne more,more@example.com`);
    expect(status).toBe(400);
    expect(body.detail).toBe(
      'The file has more than 10,000 rows; at most 10,000 can be imported at once.',
    );
  });
});
