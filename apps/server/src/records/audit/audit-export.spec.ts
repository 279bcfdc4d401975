import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Papa from 'papaparse';
import { customerInput } from '../../testing/data/factories';
import { RUNS } from '../../testing/data/hostile-text';
import { type Person, type TestApp, startTestApp } from '../../testing/test-app';
import { fromCell } from '../csv/cells';

const PATH = '/api/admin/export/audit-log';

let polaris: TestApp;
let owner: Person;
beforeAll(async () => {
  polaris = await startTestApp();
  owner = await polaris.owner();
});
afterAll(() => polaris.close());

async function download(query = '') {
  const { status, text, headers } = await owner.get(PATH + query);
  expect(status).toBe(200);
  const { data } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true });
  return { head: data[0], lines: data.slice(1), name: headers.get('content-disposition') };
}

const add = (at: string, count = 1) =>
  polaris.dataSource.query(
    `insert into audit_log (at, relation, "recordId", action, after)
     select $1::timestamptz, 'assets', n, 'create', '{}' from generate_series(1, $2::int) n`,
    [at, count],
  );

describe('the export of the audit log', () => {
  it('exports who changed what and when, oldest first', async () => {
    const { body } = await owner.post('/api/customers', customerInput({ name: 'Harbor' }));
    await owner.put(`/api/customers/${body.id}`, { name: '=Harbor;=1+1' });
    const { head, lines, name } = await download();
    expect(head).toEqual([
      'id', 'time', 'actor', 'table', 'recordId', 'action', 'before', 'after', 'via',
    ]); // prettier-ignore
    const [created, updated] = lines.filter(([, , , table]) => table === 'customers');
    expect(created).toMatchObject({ 2: owner.user.email, 4: `${body.id}`, 5: 'create', 6: '' });
    expect(created![1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(updated).toMatchObject({ 5: 'update', 6: '{"name": "Harbor"}' });
    expect(JSON.parse(fromCell(updated![7]!))).toEqual({ name: '=Harbor;=1+1' });
    expect(lines.flat().flatMap((cell) => cell.split(';')).filter((cell) => RUNS.test(cell))).toEqual([]); // prettier-ignore
    expect(name).toBe('attachment; filename="audit-log.csv"');
  });

  it('exports every entry of the days from and to, and no other', async () => {
    await add('2023-01-31T23:59:59.999Z');
    await add('2023-02-01T00:00:00Z', 1200);
    await add('2023-02-28T23:59:59.999Z');
    await add('2023-03-01T00:00:00Z');
    const { lines, name } = await download('?from=2023-02-01&to=2023-02-28');
    expect(lines).toHaveLength(1201);
    expect(new Set(lines.map(([id]) => id)).size).toBe(1201);
    expect(name).toBe('attachment; filename="audit-log-from-2023-02-01-to-2023-02-28.csv"');
    expect((await download('?to=2023-01-31')).lines).toHaveLength(1);
    expect((await download('?from=2023-03-01&to=2023-12-31')).lines).toHaveLength(1);
  });

  it('rejects dates that do not exist', async () => {
    expect((await owner.get(`${PATH}?from=yesterday`)).status).toBe(400);
    expect((await owner.get(`${PATH}?to=2023-02-30`)).status).toBe(400);
  });
});
