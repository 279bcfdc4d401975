import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import Papa from 'papaparse';
import { contactInput, customerInput } from '../../testing/factories';
import { RUNS, hostileText } from '../../testing/hostile-text';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { fromCell } from './cells';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());
beforeEach(() => polaris.dataSource.query('delete from customers'));

const download = async (kind: string) => (await owner.get(`/api/admin/export/${kind}`)).text;

const write = async (message: string) => {
  const input = contactInput({ message: `${message} ${'.'.repeat(20)}` });
  expect((await polaris.visitor().post('/api/contact', input)).status).toBe(201);
};

/** Read by a library that had no part in writing it. */
const read = (file: string, delimiter = ',', newline: '\n' | '\r\n' = '\r\n') =>
  Papa.parse<string[]>(file.replace(/^\ufeff/, ''), { delimiter, newline, skipEmptyLines: true });

/** As a spreadsheet reads it: to that, every kind of line break ends a row. */
const readByLine = (file: string) => read(file.replace(/\r\n?/g, '\n'), ',', '\n');

/** What a reader sees that knows nothing of quotation marks. */
const tornApart = (file: string) =>
  file.replace(/^\ufeff/, '').split(/[;\t\n\v\f\r\x85\u2028\u2029]/);

const FIELD = '"(?:[^"]|"")*"';
const ALL_QUOTED = new RegExp(`^\ufeff?(?:${FIELD}(?:,${FIELD})*(?:\r\n|$))+$`);

describe('an exported file', () => {
  it('has one record a row, whatever line breaks a message has', async () => {
    const messages = ['one\n=1+1', 'two\r=1+1', 'three\r\n=1+1', 'four\n\n\r=1+1'];
    for (const message of messages) await write(message);
    const { data, errors } = readByLine(await download('contacts'));
    expect(errors).toEqual([]);
    expect(new Set(data.map((row) => row.length))).toEqual(new Set([8]));
    expect(data.slice(-4).map((row) => fromCell(row[6]!).split(' ')[0])).toEqual(
      messages.map((message) => message.replace(/\r\n?/g, '\n')),
    );
  });

  it.each(['contacts', 'customers', 'activities'])(
    'quotes every field of %s, the empty ones and the header too',
    async (kind) => {
      const { body } = await owner.post('/api/customers', customerInput({ notes: '', email: '' }));
      await owner.post('/api/activities', { customerId: body.id, type: 'note', subject: 'Plain' });
      await write('Plain');
      const file = await download(kind);
      expect(file).toMatch(ALL_QUOTED);
      expect(read(file).data[0]).toContain('createdAt');
    },
  );

  it.each([',', ';', '\t'])('has no cell that runs when it is split by %j', async (delimiter) => {
    const notes = 'Eve;=2+3\nBob\t=1+1\r\n"=4+4"; =5+5;\u00a0@x\n=6+6,";""=7+7"';
    await owner.post('/api/customers', customerInput({ name: '=1+1', phone: '+1 555', notes }));
    await owner.post('/api/customers', customerInput({ name: 'Eve;=2+3', company: 'Bob\t=1+1' }));
    const cells = read(await download('customers'), delimiter).data.flat();
    expect(cells.filter((cell) => RUNS.test(cell))).toEqual([]);
  });

  it('has no cell that runs when it is torn apart, whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(hostileText(20), { minLength: 1, maxLength: 20 }),
        async (texts) => {
          await polaris.dataSource.query('delete from customers');
          await polaris.dataSource.query(
            `insert into customers (name, company, notes)
           select 'N' || left(t, 200), left(t, 200), t from unnest($1::text[]) t`,
            [texts],
          );
          const file = await download('customers');
          expect(tornApart(file).filter((cell) => RUNS.test(cell))).toEqual([]);
          const { data } = read(file);
          expect(data.slice(1).map((row) => fromCell(row[7]!))).toEqual(texts);
        },
      ),
      { numRuns: 20 },
    );
  });
});
