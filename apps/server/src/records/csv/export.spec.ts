import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import Papa from 'papaparse';
import { contactInput, customerInput } from '../../testing/data/factories';
import { RUNS, hostileText } from '../../testing/data/hostile-text';
import { addCustomer } from '../../testing/data/records';
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

/** Parsed with a different library than the one that writes the file. */
const read = (file: string, delimiter = ',', newline: '\n' | '\r\n' = '\r\n') =>
  Papa.parse<string[]>(file.replace(/^\ufeff/, ''), { delimiter, newline, skipEmptyLines: true });

/** Parsed as by a spreadsheet, where every kind of line break ends a row. */
const readByLine = (file: string) => read(file.replace(/\r\n?/g, '\n'), ',', '\n');

/** Parsed by a reader that ignores quotation marks. */
const splitAnywhere = (file: string) =>
  file.replace(/^\ufeff/, '').split(/[;\t\n\v\f\r\x85\u2028\u2029]/);

const FIELD = '"(?:[^"]|"")*"';
const ALL_QUOTED = new RegExp(`^\ufeff?(?:${FIELD}(?:,${FIELD})*(?:\r\n|$))+$`);

describe('an exported file', () => {
  it('exports one record per row when a message has line breaks', async () => {
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
    'quotes every field of %s, including empty ones and the header',
    async (kind) => {
      const { body } = await owner.post('/api/customers', customerInput({ notes: '', email: '' }));
      await owner.post('/api/activities', { customerId: body.id, type: 'note', subject: 'Plain' });
      await write('Plain');
      const file = await download(kind);
      expect(file).toMatch(ALL_QUOTED);
      expect(read(file).data[0]).toContain('createdAt');
    },
  );

  it.each([',', ';', '\t'])(
    'exports no cell that runs as a formula when split by %j',
    async (delimiter) => {
      const notes = 'Eve;=2+3\nBob\t=1+1\r\n"=4+4"; =5+5;\u00a0@x\n=6+6,";""=7+7"';
      await addCustomer(owner, { name: '=1+1', phone: '+1 555', notes });
      await addCustomer(owner, { name: 'Eve;=2+3', company: 'Bob\t=1+1' });
      const cells = read(await download('customers'), delimiter).data.flat();
      expect(cells.filter((cell) => RUNS.test(cell))).toEqual([]);
    },
  );

  it('exports no formula when a file with any text is split anywhere', async () => {
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
          expect(splitAnywhere(file).filter((cell) => RUNS.test(cell))).toEqual([]);
          const [head, ...rows] = read(file).data;
          const notes = head!.indexOf('notes');
          expect(rows.map((row) => fromCell(row[notes]!))).toEqual(texts);
        },
      ),
      { numRuns: 20 },
    );
  });
});
