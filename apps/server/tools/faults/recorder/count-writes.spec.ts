import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from '../../../src/platform/database/connections';
import { sql } from '../../../src/platform/database/sql';
import { createTestDatabase } from '../../../src/testing/test-database';
import { compareWrites, countStored } from './count-writes';
import { type Outcome, keyOf, outcomeOfError, outcomeOfStatus } from './write';

const write = (marker: string, outcome: Outcome, kind = 'customer') => ({
  ...{ kind, marker, outcome },
  status: outcome === 'ok' ? 201 : 503,
});

const stored = (...rows: [marker: string, count: number][]) =>
  new Map(rows.map(([marker, count]) => [keyOf(write(marker, 'ok')), count]));

describe('classifying how a write ended', () => {
  it.each<[number, Outcome]>([
    [201, 'ok'],
    [204, 'ok'],
    [302, 'failed'],
    [409, 'failed'],
    [503, 'failed'],
  ])('classifies a response of %s as %s', (status, outcome) => {
    expect(outcomeOfStatus(status)).toBe(outcome);
  });

  it.each<[object, Outcome]>([
    [{ code: 'ECONNREFUSED' }, 'failed'],
    [{ cause: { code: 'ECONNREFUSED' } }, 'failed'],
    [{ code: 'ECONNRESET' }, 'unknown'],
    [{ code: 'UND_ERR_SOCKET' }, 'unknown'],
    [{ code: 'UND_ERR_HEADERS_TIMEOUT' }, 'unknown'],
    [{}, 'unknown'],
  ])('classifies a request without a response, %j, as %s', (error, outcome) => {
    expect(outcomeOfError(error)).toBe(outcome);
  });
});

describe('comparing sent and stored records', () => {
  it.each<[Outcome, number, object]>([
    ['ok', 0, { ok: 1, lost: 1, doubled: 0 }],
    ['ok', 1, { ok: 1, lost: 0, doubled: 0, wrong: [] }],
    ['ok', 2, { ok: 1, lost: 0, doubled: 1 }],
    ['failed', 0, { failed: 1, refusedButStored: 0, wrong: [] }],
    ['failed', 1, { failed: 1, refusedButStored: 1, lost: 0 }],
    ['unknown', 0, { unknown: 1, unknownButStored: 0, lost: 0, wrong: [] }],
    ['unknown', 1, { unknown: 1, unknownButStored: 1, doubled: 0, wrong: [] }],
    ['unknown', 2, { unknown: 1, unknownButStored: 1, doubled: 1 }],
  ])('counts a write that is %s and stored %s times', (outcome, rows, expected) => {
    expect(compareWrites([write('a', outcome)], stored(['a', rows]))).toMatchObject(expected);
  });

  it('lists each wrong write with its response', () => {
    const { wrong } = compareWrites([write('a', 'ok'), write('b', 'ok')], stored(['b', 1]));
    expect(wrong).toEqual(['customer a: answered 201, 0 rows']);
  });
});

describe('counting rows in the database', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  const connect = async () => {
    const client = createClient({ connectionString: database.url });
    await client.connect();
    return client;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('counts the rows with each marker, and an issued invoice separately from its draft', async () => {
    const client = await connect();
    await client.query(sql`insert into customers (name) values ('once'), ('twice'), ('twice')`);
    await client.query(sql`insert into invoices (kind, note, buyer, "taxMode")
      values ('invoice', 'a draft', '{"name": "Harbor Trust"}', 'included')`);
    const writes = ['once', 'twice', 'missing'].map((marker) => write(marker, 'ok'));
    const drafts = ['invoice', 'invoice issue'].map((kind) => write('a draft', 'ok', kind));
    const counts = await countStored(client, [...writes, ...drafts]);
    await client.end();
    expect(Object.fromEntries(counts)).toEqual({
      'customer\nonce': 1,
      'customer\ntwice': 2,
      'invoice\na draft': 1,
    });
  });
});
