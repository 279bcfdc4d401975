import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './test-app';

const OPERATIONS = new URL('../../../../docs/operations.md', import.meta.url);
const SECTION = /^## What is kept, and for how long$([\s\S]*?)^## /m;

let polaris: TestApp;
beforeAll(async () => void (polaris = await startTestApp()));
afterAll(() => polaris.close());

it('defines for every table how long its rows are kept', async () => {
  const [, section = ''] = SECTION.exec(readFileSync(OPERATIONS, 'utf8')) ?? [];
  const named = new Set([...section.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name!));
  const tables = await polaris.dataSource.query<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  expect(tables.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  const known = new Set(['jobs', ...tables.map(({ name }) => name)]);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});
