import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanName } from '@polaris/contracts';
import fc from 'fast-check';
import Papa from 'papaparse';
import { hostileText } from '../../testing/data/hostile-text';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { fromCell } from './cells';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

interface Stored {
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  notes: string | null;
}

const nullableText = (most: number) =>
  fc.oneof(hostileText(), fc.constant('')).map((text) => [...text].slice(0, most).join('') || null);

const storedCustomer: fc.Arbitrary<Stored> = fc.record({
  name: hostileText().map(cleanName).filter(Boolean),
  email: fc.constantFrom(
    null,
    ...['+a@x.example', '-a@x.example', "'a@x.example", "'+a@x.example", "''-a@x.example"],
  ),
  phone: nullableText(50),
  company: nullableText(255).map((company) => (company && cleanName(company)) || null),
  notes: nullableText(10_000),
});

const FIELDS = 'name, email, phone, company, notes';

async function store(customers: Stored[]): Promise<void> {
  await polaris.dataSource.query('delete from customers');
  await polaris.dataSource.query(
    `insert into customers (${FIELDS}) select ${FIELDS} from jsonb_populate_recordset(null::customers, $1)`,
    [JSON.stringify(customers)],
  );
}

const stored = () =>
  polaris.dataSource.query<Stored[]>(`select ${FIELDS} from customers order by id`);

const upload = (path: string, raw: string) =>
  owner.post(`/api/admin/import/customers${path}`, undefined, {
    raw,
    headers: { 'content-type': 'text/csv' },
  });

const anyCustomers = fc.array(storedCustomer, { minLength: 1, maxLength: 15 });

describe('exported customers', () => {
  it('restores changed customers when an earlier export is imported', async () => {
    await fc.assert(
      fc.asyncProperty(anyCustomers, async (customers) => {
        await store(customers);
        const { text: file } = await owner.get('/api/admin/export/customers');
        await polaris.dataSource.query(
          `update customers set name = 'x' || id, email = null, phone = '1', company = null, notes = 'z'`,
        );
        const preview = await upload('/preview?overwrite=true', file);
        expect(preview.body).toMatchObject({ mistakes: [], updated: customers.length });
        expect((await upload(`?overwrite=true&plan=${preview.body.plan}`, file)).status).toBe(200);
        expect(await stored()).toEqual(customers);
      }),
      { numRuns: 25 },
    );
  });

  it('exports values that any CSV reader reads the same', async () => {
    await fc.assert(
      fc.asyncProperty(anyCustomers, async (customers) => {
        await store(customers);
        const { text } = await owner.get('/api/admin/export/customers');
        const { data } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
          header: true,
          delimiter: ',',
          newline: '\r\n',
          skipEmptyLines: true,
        });
        const fields = ['name', 'email', 'phone', 'company', 'notes'] as const;
        const values = data.map((row) =>
          Object.fromEntries(fields.map((field) => [field, fromCell(row[field]!) || null])),
        );
        expect(values).toEqual(customers);
      }),
      { numRuns: 25 },
    );
  });
});
