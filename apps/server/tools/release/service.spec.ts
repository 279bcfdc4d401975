import { randomInt } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestCaller } from '../../src/testing/caller';
import { PASSWORD } from '../../src/testing/test-app';
import { cannotAnswer, cannotStart, withMigrations } from './testing/broken-builds';
import { ServiceMachine } from './testing/service-machine';

const email = 'owner@example.com';
const port = randomInt(10_000, 32_000);
const OVER_TLS = { headers: { 'x-forwarded-proto': 'https' } };

const harbors = 'create table if not exists harbors (id integer primary key)';
const piers = 'create table if not exists piers (id integer primary key references harbors)';
const titles = 'alter table customers rename column name to title';
const HARBORS = withMigrations(harbors);
const PIERS = withMigrations(harbors, piers);
const TITLES = withMigrations(harbors, piers, titles);

const machine = new ServiceMachine();
afterAll(() => machine.dispose());

const visitor = () => new TestCaller(`http://127.0.0.1:${port}`);
const page = async (path: string) => (await visitor().get(path)).text;
const health = async () => (await visitor().get('/api/health/ready')).body;

async function signIn(): Promise<TestCaller> {
  const owner = visitor();
  await owner.post('/api/auth/login', { email, password: PASSWORD }, OVER_TLS);
  return owner;
}

const settings = () => readFileSync(machine.path('etc/polaris/polaris.env'), 'utf8');

beforeAll(async () => {
  const script = await machine.unpack(await machine.release('1.0.0'));
  const args = ['install', '--domain', 'polaris.example', '--port', String(port)];
  const installed = await machine.command(script, args, `nobody\n${email}\n`);
  expect(installed).toEqual({
    code: 0,
    output: expect.stringContaining('Polaris 1.0.0 is running at https://polaris.example'),
  });
  const setup = /setup=([\w-]{43})/.exec(installed.output)![1];
  const made = await visitor().post('/api/auth/setup', { token: setup, email, password: PASSWORD });
  expect([made.status, made.text]).toEqual([201, made.text]);
});

describe('install', () => {
  it('asks for an address until there is one, and keeps the secrets that it makes to root and the service', () => {
    expect(settings()).toMatch(/^PUBLIC_URL=https:\/\/polaris\.example$/m);
    expect(settings()).toMatch(/^OWNER_EMAIL=owner@example\.com$/m);
    expect(settings()).toMatch(/^SESSION_SECRET=[\da-f]{64}$/m);
    expect(statSync(machine.path('etc/polaris/polaris.env')).mode & 0o777).toBe(0o640);
  });

  it('refuses a second installation', async () => {
    const { code, output } = await machine.polaris('install');
    expect([code, output]).toEqual([
      1,
      'There is an installation here already. "polaris update" brings it up to date.',
    ]);
  });
});

describe('update', () => {
  it('keeps an edited page over three versions, and returns to the last one when the next does not work', async () => {
    const owner = await signIn();
    const { body: site } = await owner.get('/api/admin/site-content/site');
    const edited = { value: { ...site.value, owner: 'Ada Harbor' }, version: site.version };
    const saved = await owner.put('/api/admin/site-content/site', edited);
    expect([saved.status, saved.text]).toEqual([200, saved.text]);
    await owner.post('/api/customers', { name: 'Harbor Trust' });

    const second = await machine.polaris('update', await machine.release('1.1.0', HARBORS));
    expect(second).toEqual({
      code: 0,
      output: expect.stringContaining('Polaris 1.1.0 is running at https://polaris.example'),
    });
    expect(machine.backups('polaris-before-update')).toHaveLength(1);
    const third = await machine.polaris('update', await machine.release('1.2.0', PIERS));
    expect([third.code, machine.backups('polaris-before-update').length]).toEqual([0, 2]);
    expect(await health()).toMatchObject({ version: '1.2.0' });
    expect(await page('/about')).toContain('Ada Harbor');

    const untried = await machine.release('1.3.0', PIERS, cannotAnswer);
    expect(await machine.polaris('update', untried)).toEqual({
      code: 1,
      output: expect.stringMatching(
        /This version has no pages[\s\S]*Polaris 1\.3\.0 does not work with your data\. Nothing was changed; Polaris 1\.2\.0 goes on running\.$/,
      ),
    });
    expect(await health()).toMatchObject({ version: '1.2.0' });

    const broken = await machine.release('1.4.0', TITLES, cannotStart);
    expect(await machine.polaris('update', broken)).toEqual({
      code: 1,
      output: expect.stringMatching(/Polaris 1\.2\.0 is running again, with the data from before/),
    });
    expect(await health()).toMatchObject({ version: '1.2.0' });
    expect(await page('/about')).toContain('Ada Harbor');
    const { body } = await (await signIn()).get('/api/customers');
    expect(body).toMatchObject([{ name: 'Harbor Trust' }]);
    expect(readdirSync(machine.path('opt/polaris/versions')).sort()).toEqual(['1.1.0', '1.2.0']);
    expect(machine.backups('polaris-to-try')).toEqual([]);
  });
});
