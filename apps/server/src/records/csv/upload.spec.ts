import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MAX_IMPORTED_BYTES } from '@polaris/contracts';
import type { TestCaller } from '../../testing/caller';
import { often } from '../../testing/long-form';
import { inShortBlocks } from '../../testing/longest-block';
import { type OpenUpload, type UploadResponse, openUpload } from '../../testing/open-upload';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { ImportUploads } from './import-uploads';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

const opened: OpenUpload[] = [];
afterEach(() => opened.splice(0).forEach(({ request }) => request.destroy()));

function open(caller: TestCaller, headers = {}, path = '/preview'): OpenUpload {
  const upload = openUpload(caller, `${polaris.url}/api/admin/import/customers${path}`, headers);
  opened.push(upload);
  return upload;
}

const preview = (raw: string, query = '') =>
  owner.post(`/api/admin/import/customers/preview${query}`, undefined, {
    raw,
    headers: { 'content-type': 'text/csv' },
  });

const set = (person: Person, column: string) =>
  polaris.dataSource.query(`update users set ${column} where id = $1`, [person.user.id]);

const people: [string, number, () => Promise<TestCaller>][] = [
  ['a visitor', 401, () => Promise.resolve(polaris.visitor())],
  ['a customer', 403, () => polaris.customer()],
  [
    'an owner whose rights were taken away',
    403,
    async () => {
      const person = await polaris.owner();
      await set(person, '"isAdmin" = false');
      return person;
    },
  ],
  [
    'an owner whose account was disabled',
    401,
    async () => {
      const person = await polaris.owner();
      await set(person, '"disabledAt" = now()');
      return person;
    },
  ],
];

// A server that waited for the body would answer 408 in the end.
describe('refusing an upload', () => {
  it.each(people)(
    'rejects an upload by %s with %i before its body arrives',
    async (_, status, sign) => {
      const person = await sign();
      for (const path of ['/preview', `?plan=${'x'.repeat(43)}`]) {
        const { response } = open(person, { 'content-length': 5_000_000 }, path);
        expect(await response).toMatchObject({ status });
      }
    },
  );

  it('keeps a connection usable after it rejects an upload', async () => {
    const customer = await polaris.customer();
    const body = `name\n${'A\n'.repeat(1_000_000)}`;
    for (let round = 0; round < 3; round += 1) {
      const answer = await customer.post('/api/admin/import/customers/preview', undefined, {
        raw: body,
        headers: { 'content-type': 'text/csv' },
      });
      expect(answer.status).toBe(403);
      expect((await customer.get('/api/auth/user')).status).toBe(200);
    }
  });

  it('rejects an upload by its announced length before the body arrives', async () => {
    const { response } = open(owner, { 'content-length': MAX_IMPORTED_BYTES + 1 });
    const detail = 'The file may have at most 10 MB.';
    expect(await response).toMatchObject({ status: 413, detail });
  });

  it('rejects an upload of unknown length after ten megabytes (ASVS 5.2.1)', async () => {
    const { request, response } = open(owner, { 'transfer-encoding': 'chunked' });
    request.write(`name,notes\n${`A,${'x'.repeat(9_998)}\n`.repeat(1049)}`);
    expect(await response).toMatchObject({ status: 413 });
  });

  it('rejects a compressed upload (ASVS 5.2.3)', async () => {
    const { status } = await owner.post('/api/admin/import/customers/preview', undefined, {
      raw: 'name\nA\n',
      headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip' },
    });
    expect(status).toBe(415);
  });
});

describe('concurrent uploads', () => {
  it('accepts a few concurrent uploads and asks the others to retry', async () => {
    const uploads = Array.from({ length: 12 }, () => open(owner, { 'content-length': 7 }));
    const refused: UploadResponse[] = [];
    const taken = new Set(uploads);
    for (const upload of uploads)
      void upload.response.then((response) => {
        refused.push(response);
        taken.delete(upload);
      });
    await until(() => refused.length >= 9);
    for (const { status, headers, detail } of refused) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(detail).toBe('Other imports are being read. Please try again in a few seconds.');
    }
    expect(taken.size).toBe(3);
    for (const { request } of taken) request.end('name\nA\n');
    for (const { response } of [...taken]) expect((await response).status).toBe(200);
  });

  it('frees the slot of an upload when its sender disconnects', async () => {
    const receive = jest.spyOn(polaris.app.get(ImportUploads), 'receive');
    for (let round = 1; round <= 5; round += 1) {
      const upload = open(owner, { 'content-length': 1000 });
      upload.request.write('name\n');
      await until(() => receive.mock.calls.length === round);
      upload.request.destroy();
    }
    receive.mockRestore();
    // The server notices a closed connection a moment later.
    const { status } = await until(
      () => preview('name\nA\n'),
      (answer) => answer.status !== 503,
    );
    expect(status).toBe(200);
  });
});

/** In bytes, well above the limit of a line. */
const LARGE = 900_000;
const ROWS = 'The file has more than 10,000 rows; at most 10,000 can be imported at once.';
const tooLong = (line: number) =>
  `Line ${line} is too long, or a quotation mark in it is not closed.`;

describe('uploads that could exhaust the server', () => {
  it.each<[string, () => string, string]>([
    ['very many short lines', () => `name\n${'A\n'.repeat(LARGE / 2)}`, ROWS],
    ['very many empty lines', () => `name\n${'\n'.repeat(LARGE)}A\n`, ''],
    ['a first line without an end', () => 'name'.repeat(LARGE / 4), tooLong(1)],
    ['a line without an end', () => `name\n${'A'.repeat(LARGE)}`, tooLong(2)],
    ['very many columns', () => `name${',x'.repeat(LARGE / 2)}`, tooLong(1)],
    [
      'a hundred thousand columns',
      () => `name${','.repeat(100_000)}\n`,
      'The file has more than 500 columns; at most 500 can be read.',
    ],
    ['very many fields', () => `name,email\n${','.repeat(LARGE)}`, tooLong(2)],
    ['quotes in quotes', () => `name\n"${'""'.repeat(LARGE / 2)}"\n`, tooLong(2)],
    ['an open quote', () => `name\n"${'A'.repeat(LARGE)}`, tooLong(2)],
    ['an open quote over many lines', () => `name\n"${'A\n'.repeat(LARGE / 2)}`, ROWS],
    ['a line of bytes that are not text', () => `name\n${'\0A'.repeat(LARGE / 2)}`, tooLong(2)],
  ])(
    'answers an upload of %s without blocking the event loop',
    async (_, file, detail) => {
      const raw = file();
      const answer = await inShortBlocks(() => preview(raw));
      expect(answer.status).toBe(detail ? 400 : 200);
      if (detail) expect(answer.body.detail).toBe(detail);
    },
    60_000,
  );

  it('reads an upload that arrives byte by byte', async () => {
    const upload = open(owner, { 'transfer-encoding': 'chunked' });
    upload.request.setNoDelay(true);
    for (const byte of `name\n${'A'.repeat(400)}\n`) upload.request.write(byte);
    upload.request.end();
    expect(await upload.response).toMatchObject({ status: 200, body: { mistakeCount: 1 } });
  });

  it('limits the response when a file has long texts', async () => {
    const rows = Array.from({ length: 900 }, (_, n) => `"${n}${'n'.repeat(9_980)}",Name ${n}`);
    const columns = ['notes', 'name'];
    const { status, text } = await preview(`${columns.join(',')}\n${rows.join('\n')}\n`);
    expect(status).toBe(200);
    expect(text.length).toBeLessThan(500_000);
  });

  it('limits the response when a file has long column names', async () => {
    const names = Array.from({ length: 400 }, (_, n) => `${n}${'c'.repeat(200)}`);
    const { body, text } = await preview(`name,${names.join(',')}\n`);
    expect(body.columns).toHaveLength(401);
    expect(text.length).toBeLessThan(60_000);
  });
});

/** Stores customers with the same name, without triggers: this test needs no audit log. */
async function storeCustomers(count: number, company: string): Promise<void> {
  await polaris.dataSource.query('alter table customers disable trigger user');
  await polaris.dataSource.query('delete from customers');
  for (let done = 0; done < count; done += 2000)
    await polaris.dataSource.query(
      `insert into customers (name, company, notes)
       select 'Same', ${company}, repeat('n', 200) from generate_series($1::int, $2::int) n`,
      [done + 1, done + 2000],
    );
  await polaris.dataSource.query('alter table customers enable trigger user');
}

describe('large imports', () => {
  const [ROWS_AT_ONCE, KNOWN] = [often(400, 2000), often(2000, 10_000)];
  it.each([
    ['name', `null`, { mistakeCount: ROWS_AT_ONCE }],
    [
      'name, each of a company',
      `'Firm ' || n`,
      { created: 0, updated: ROWS_AT_ONCE, mistakeCount: 0 },
    ],
  ])(
    'plans many rows against very many customers of one %s without blocking the event loop',
    async (_, company, planned) => {
      await storeCustomers(KNOWN, company);
      const rows = Array.from(
        { length: ROWS_AT_ONCE },
        (_, n) => `same,${company === 'null' ? '' : `FIRM ${n + 1}`},inactive,${n}`,
      );
      const file = `name,company,status,notes\n${rows.join('\n')}`;
      const { body } = await inShortBlocks(() => preview(file, '?overwrite=true'));
      expect(body).toMatchObject({ rows: ROWS_AT_ONCE, ...planned });
    },
    60_000,
  );

  it('imports very many rows without blocking the event loop', async () => {
    const count = often(2000, 10_000);
    const rows = Array.from({ length: count }, (_, n) => `New ${n},"${'n'.repeat(900)}"`);
    const file = `name,notes\n${rows.join('\n')}`;
    const { plan } = (await preview(file)).body as { plan: string };
    const { body } = await inShortBlocks(() =>
      owner.post(`/api/admin/import/customers?plan=${plan}`, undefined, {
        raw: file,
        headers: { 'content-type': 'text/csv' },
      }),
    );
    expect(body).toMatchObject({ created: count, updated: 0, unchanged: 0 });
  });
});
