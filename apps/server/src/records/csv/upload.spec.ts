import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MOST_IMPORTED_BYTES } from '@polaris/contracts';
import type { TestCaller } from '../../testing/caller';
import { longestHold } from '../../testing/longest-hold';
import { type OpenUpload, openUpload } from '../../testing/open-upload';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

/** Far longer than a refusal takes, and shorter than a body that never comes is waited for. */
const PATIENCE = 10_000;
/** What holds the loop no longer than 50 ms on a free machine stays below this on a busy one. */
const MOST_HOLD = 250;

const opened: OpenUpload[] = [];
afterEach(() => opened.splice(0).forEach(({ request }) => request.destroy()));

function open(caller: TestCaller, headers = {}, path = '/preview'): OpenUpload {
  const upload = openUpload(caller, `${polaris.url}/api/admin/import/customers${path}`, headers);
  opened.push(upload);
  return upload;
}

const preview = (raw: string) =>
  owner.post('/api/admin/import/customers/preview', undefined, {
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

describe('an upload that is refused', () => {
  it.each(people)('to %s answers %i before its body has come', async (_, status, sign) => {
    const person = await sign();
    for (const path of ['/preview', `?plan=${'x'.repeat(43)}`]) {
      const { responseWithin } = open(person, { 'content-length': 5_000_000 }, path);
      expect(await responseWithin(PATIENCE)).toMatchObject({ status });
    }
  });

  it('leaves its connection to the next request', async () => {
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

  it('tells by its length that it is too large, before it has come', async () => {
    const { responseWithin } = open(owner, { 'content-length': MOST_IMPORTED_BYTES + 1 });
    const detail = 'The file may have at most 10 MB.';
    expect(await responseWithin(PATIENCE)).toMatchObject({ status: 413, detail });
  });

  it('is too large at the first byte past ten megabytes when it does not tell its length', async () => {
    const { request, responseWithin } = open(owner, { 'transfer-encoding': 'chunked' });
    request.write(`name,notes\n${`A,${'x'.repeat(9_998)}\n`.repeat(1049)}`);
    expect(await responseWithin(PATIENCE)).toMatchObject({ status: 413 });
  });

  it('is compressed', async () => {
    const { status } = await owner.post('/api/admin/import/customers/preview', undefined, {
      raw: 'name\nA\n',
      headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip' },
    });
    expect(status).toBe(415);
  });
});

describe('many uploads at once', () => {
  it('are taken a few at a time, and the others are told to come back', async () => {
    const uploads = Array.from({ length: 12 }, () => open(owner, { 'content-length': 7 }));
    const answers = await Promise.all(uploads.map(({ responseWithin }) => responseWithin(3000)));
    const refused = answers.filter((answer) => answer !== undefined);
    expect(refused.length).toBeGreaterThanOrEqual(8);
    for (const { status, headers, detail } of refused) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(detail).toBe('Other imports are being read. Please try again in a few seconds.');
    }
    const taken = uploads.filter((_, index) => answers[index] === undefined);
    for (const { request } of taken) request.end('name\nA\n');
    for (const { response } of taken) expect((await response).status).toBe(200);
  });

  it('give their turn back when their senders go away', async () => {
    for (let round = 0; round < 5; round += 1) {
      const upload = open(owner, { 'content-length': 1000 });
      upload.request.write('name\n');
      await upload.responseWithin(50);
      upload.request.destroy();
    }
    await expect(untilRead('name\nA\n')).resolves.toBe(200);
  });

  /** The server hears of a broken connection a moment later. */
  async function untilRead(file: string): Promise<number> {
    for (let round = 0; round < 50; round += 1) {
      const { status } = await preview(file);
      if (status !== 503) return status;
    }
    return 503;
  }
});

/** Far more than any line or file may have; `verify:abuse` sends ten times as much. */
const LARGE = 900_000;
const ROWS = 'The file has more than 10,000 rows; at most 10,000 can be imported at once.';
const tooLong = (line: number) =>
  `Line ${line} is too long, or a quotation mark in it is not closed.`;

describe('a file made to wear the server out', () => {
  it.each<[string, () => string, string]>([
    ['very many short lines', () => `name\n${'A\n'.repeat(LARGE / 2)}`, ROWS],
    ['very many empty lines', () => `name\n${'\n'.repeat(LARGE)}A\n`, ''],
    ['a first line without end', () => 'name'.repeat(LARGE / 4), tooLong(1)],
    ['a line without end', () => `name\n${'A'.repeat(LARGE)}`, tooLong(2)],
    ['very many columns', () => `name${',x'.repeat(LARGE / 2)}`, tooLong(1)],
    [
      'a hundred thousand columns',
      () => `name${','.repeat(100_000)}\n`,
      'The file has more than 500 columns; at most 500 can be read.',
    ],
    ['very many fields', () => `name,email\n${','.repeat(LARGE)}`, tooLong(2)],
    ['quotes in quotes', () => `name\n"${'""'.repeat(LARGE / 2)}"\n`, tooLong(2)],
    ['an open quote', () => `name\n"${'A'.repeat(LARGE)}`, tooLong(2)],
    ['an open quote over many lines', () => `name\n"${'A\n'.repeat(LARGE / 2)}`, tooLong(50_002)],
    ['a line of bytes that are no text', () => `name\n${'\0A'.repeat(LARGE / 2)}`, tooLong(2)],
  ])(
    'of %s is answered, and holds nobody up',
    async (_, file, detail) => {
      const raw = file();
      let answer: Awaited<ReturnType<typeof preview>> | undefined;
      const hold = await longestHold(async () => (answer = await preview(raw)));
      expect(answer!.status).toBe(detail ? 400 : 200);
      if (detail) expect(answer!.body.detail).toBe(detail);
      expect(hold).toBeLessThan(MOST_HOLD);
    },
    60_000,
  );

  it('sent byte by byte needs no more room than in one piece', async () => {
    const upload = open(owner, { 'transfer-encoding': 'chunked' });
    upload.request.setNoDelay(true);
    for (const byte of `name\n${'A'.repeat(2000)}\n`) upload.request.write(byte);
    upload.request.end();
    expect(await upload.response).toMatchObject({ status: 200, body: { mistakeCount: 1 } });
  });

  it('gets a short answer, however long its texts are', async () => {
    const rows = Array.from({ length: 900 }, (_, n) => `"${n}${'n'.repeat(9_980)}",Name ${n}`);
    const columns = ['notes', 'name'];
    const { status, text } = await preview(`${columns.join(',')}\n${rows.join('\n')}\n`);
    expect(status).toBe(200);
    expect(text.length).toBeLessThan(500_000);
  });

  it('gets a short answer, however long the names of its columns are', async () => {
    const names = Array.from({ length: 400 }, (_, n) => `${n}${'c'.repeat(200)}`);
    const { body, text } = await preview(`name,${names.join(',')}\n`);
    expect(body.ignoredColumns).toHaveLength(400);
    expect(text.length).toBeLessThan(60_000);
  });
});

/** All of one name. Triggers rest: what they keep is of no use here. */
async function storeCustomers(count: number, company: string): Promise<void> {
  await polaris.dataSource.query('alter table customers disable trigger user');
  await polaris.dataSource.query('delete from customers');
  for (let done = 0; done < count; done += 5000)
    await polaris.dataSource.query(
      `insert into customers (name, company, notes)
       select 'Same', ${company}, repeat('n', 200) from generate_series($1::int, $2::int) n`,
      [done + 1, done + 5000],
    );
  await polaris.dataSource.query('alter table customers enable trigger user');
}

/** `verify:abuse` plans ten thousand against fifty thousand. */
describe('two thousand rows', () => {
  it.each([
    ['name', `null`, { mistakeCount: 2000 }],
    ['name, each of a company', `'Firm ' || n`, { created: 0, updated: 2000, mistakeCount: 0 }],
  ])(
    'are planned against ten thousand customers of one %s, and hold nobody up',
    async (_, company, planned) => {
      await storeCustomers(10_000, company);
      const rows = Array.from(
        { length: 2000 },
        (_, n) => `same,${company === 'null' ? '' : `FIRM ${n + 1}`},inactive,${n}`,
      );
      const file = `name,company,status,notes\n${rows.join('\n')}`;
      let answer: Awaited<ReturnType<typeof preview>> | undefined;
      const hold = await longestHold(async () => (answer = await preview(file)));
      expect(answer!.body).toMatchObject({ rows: 2000, ...planned });
      expect(hold).toBeLessThan(MOST_HOLD);
    },
    60_000,
  );

  it('and five times as many are imported, and hold nobody up', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `New ${n},"${'n'.repeat(900)}"`);
    const file = `name,notes\n${rows.join('\n')}`;
    const { plan } = (await preview(file)).body as { plan: string };
    let body: unknown;
    const hold = await longestHold(async () => {
      const answer = await owner.post(`/api/admin/import/customers?plan=${plan}`, undefined, {
        raw: file,
        headers: { 'content-type': 'text/csv' },
      });
      body = answer.body;
    });
    expect(body).toEqual({ created: 10_000, updated: 0, unchanged: 0 });
    expect(hold).toBeLessThan(MOST_HOLD);
  }, 60_000);
});
