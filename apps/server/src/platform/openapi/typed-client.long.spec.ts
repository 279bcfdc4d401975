import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp } from '../../testing/test-app';

const modules = join(dirname(createRequire(import.meta.url).resolve('typescript')), '../..');
const run = promisify(execFile);

/** Code of an API user that must compile. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './polaris';

const client = createClient<paths>({ baseUrl: 'http://localhost:3000' });

export async function useCalls(): Promise<number> {
  const services = await client.GET('/api/services', { params: { query: { limit: 10 } } });
  if (services.error) throw new Error(services.error.detail);
  const first: string | undefined = services.data[0]?.name;
  const bought = await client.POST('/api/purchases', {
    params: { header: { 'Idempotency-Key': first ?? 'one' } },
    body: { serviceId: 4 },
  });
  const status: 'pending' | 'active' | 'completed' | 'cancelled' | undefined = bought.data?.status;
  const customer = await client.PUT('/api/customers/{id}', {
    params: { path: { id: 7 } },
    body: { name: 'Harbor Trust', status: 'on_hold', version: 1 },
  });
  await client.DELETE('/api/activities/{id}', { params: { path: { id: 58 } } });
  await client.POST('/api/auth/login', { body: { email: status ?? '', password: '' } });
  return customer.data?.totalValue ?? 0;
}
`;

const MISTAKES = [
  ['a field that a call does not take', 'body: { serviceId: 4 }', 'body: { service: 4 }'],
  ['a field that a call does not answer', 'data?.totalValue', 'data?.total'],
  ['a status that does not exist', "'on_hold'", "'asleep'"],
  ['an address that does not exist', "'/api/auth/login'", "'/api/auth/log-in'"],
] as const;

let folder: string;
/** The compiler's output about all programs. */
let output: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'polaris-client-'));
  await generateClient();
  writeFileSync(join(folder, 'right.ts'), PROGRAM);
  for (const [index, [, right, wrong]] of MISTAKES.entries())
    writeFileSync(join(folder, `wrong-${index}.ts`), PROGRAM.replace(right, wrong));
  output = await compile();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function generateClient(): Promise<void> {
  const polaris = await startTestApp();
  const { status, text } = await polaris.visitor().get('/api/openapi.json');
  await polaris.close();
  expect(status).toBe(200);
  writeFileSync(join(folder, 'openapi.json'), text);
  await run(process.execPath, [
    join(modules, 'openapi-typescript/bin/cli.js'),
    join(folder, 'openapi.json'),
    '--default-non-nullable=false',
    `--output=${join(folder, 'polaris.ts')}`,
  ]);
}

/** Compiles every program with the generated client. */
async function compile(): Promise<string> {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'bundler',
    paths: { 'openapi-fetch': [join(modules, 'openapi-fetch/dist/index.d.mts')] },
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  );
  const compiled = run(process.execPath, [
    join(modules, 'typescript/bin/tsc'),
    '--pretty',
    'false',
    '-p',
    folder,
  ]);
  return compiled.then(
    () => '',
    (error: Error & { stdout: string }) => {
      // Type errors are written to standard output; without any, the compiler itself failed.
      if (!error.stdout) throw error;
      return error.stdout;
    },
  );
}

const errorsIn = (file: string): string[] =>
  output.split('\n').filter((line) => line.includes(`${file}(`));

it('compiles a client that is generated from the API description', () => {
  expect(errorsIn('right.ts')).toEqual([]);
  expect(errorsIn('polaris.ts')).toEqual([]);
});

it.each(MISTAKES.map((mistake, index) => [...mistake, index] as const))(
  'rejects to compile %s',
  (_, right, _wrong, index) => {
    expect(PROGRAM).toContain(right);
    expect(errorsIn(`wrong-${index}.ts`).join('\n')).toMatch(/error TS\d+/);
  },
);
