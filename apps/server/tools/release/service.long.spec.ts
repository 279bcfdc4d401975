import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestCaller } from '../../src/testing/caller';
import { freePort } from '../../src/testing/processes/free-port';
import { withMigrations } from '../../src/testing/processes/later-build';
import { PASSWORD } from '../../src/testing/test-app';
import { cannotAnswer, cannotStart } from './testing/broken-builds';
import { ServiceMachine } from './testing/service-machine';

const email = 'owner@example.com';
let port: number;
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
  port = await freePort();
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
  it('asks for an address until there is one, and makes its secrets readable only by root and the service', () => {
    expect(settings()).toMatch(/^PUBLIC_URL=https:\/\/polaris\.example$/m);
    expect(settings()).toMatch(/^OWNER_EMAIL=owner@example\.com$/m);
    expect(settings()).toMatch(/^SESSION_SECRET=[\da-f]{64}$/m);
    expect(statSync(machine.path('etc/polaris/polaris.env')).mode & 0o777).toBe(0o640);
  });

  it('rejects a second installation', async () => {
    const { code, output } = await machine.polaris('install');
    expect([code, output]).toEqual([
      1,
      'There is an installation here already. "polaris update" brings it up to date.',
    ]);
  });
});

it('writes a unit that systemd accepts without complaints', async () => {
  const unit = machine.path('etc/systemd/system/polaris.service');
  expect(readFileSync(unit, 'utf8')).not.toContain('@ROOT@');
  if (!existsSync('/usr/bin/systemd-analyze')) return;
  const verified = await machine.command('/usr/bin/systemd-analyze', ['verify', unit]);
  expect(verified).toEqual({ code: 0, output: '' });
});

describe('doctor', () => {
  it('reports an unsynchronized clock and a server without off-site backups or mail', async () => {
    machine.program('timedatectl', 'echo no');
    const { code, output } = await machine.polaris('doctor');
    machine.program('timedatectl', 'echo yes');
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The machine's clock is not set by the network\. Turn that on: timedatectl/,
    );
    expect(output).toMatch(/^FAULT {3}Mail: No mail server is set/m);
    expect(output).toMatch(/^FAULT {3}Address: .*polaris\.example/m);
    expect(output).toMatch(/^advice {2}Backups: Backups are on this machine alone/m);
  });
});

it('copies a backup out of the folder of the service, and back', async () => {
  const file = machine.path('carried.tar.gz.age');
  const made = await machine.polaris('backup', file);
  expect([made.code, made.output]).toEqual([0, expect.stringMatching(/It is in \S+carried/)]);
  const restored = await machine.polaris('restore', file);
  expect([restored.code, restored.output]).toEqual([
    0,
    expect.stringMatching(/Restored the backup of [\s\S]*Polaris is running at/),
  ]);
  expect([...machine.backups('polaris-for-'), ...machine.backups('polaris-from-')]).toEqual([]);
});

describe('update', () => {
  it('rejects a file that is not a release, and one that does not fit on the disk, and changes nothing', async () => {
    const noRelease = machine.path('releases/notes.txt');
    writeFileSync(noRelease, 'not an archive');
    expect(await machine.polaris('update', noRelease)).toEqual({
      code: 1,
      output: `${noRelease} could not be unpacked: it is no release, or the disk is full. Nothing was changed.`,
    });
    machine.program('df', 'printf "Filesystem 1024-blocks Used Available\\n/dev/x 9 9 1000\\n"');
    const full = await machine.polaris('update', await machine.release('1.0.1'));
    rmSync(machine.path('bin/df'));
    expect(full).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^An update needs \d+ MB free below \S+, and 0 MB are\. Nothing/,
      ),
    });
    expect(readdirSync(machine.path('opt/polaris/versions'))).toEqual(['1.0.0']);
    expect(await health()).toMatchObject({ version: '1.0.0' });
  });

  it('downloads from RELEASES_URL only complete files that its checksums list', async () => {
    const archive = readFileSync(await machine.release('1.0.0'));
    const name = `polaris-linux-${process.arch}.tar.gz`;
    const files: Record<string, Buffer> = {
      SHA256SUMS: Buffer.from(`${createHash('sha256').update(archive).digest('hex')}  ${name}\n`),
      [name]: archive,
    };
    const publisher = createServer(({ url = '' }, response) => {
      const file = url.startsWith('/releases/latest/download/') && files[url.split('/').at(-1)!];
      response.writeHead(file ? 200 : 404).end(file || '');
    });
    await new Promise<void>((done) => publisher.listen(0, '127.0.0.1', done));
    const { port: at } = publisher.address() as AddressInfo;
    machine.set('RELEASES_URL', `http://127.0.0.1:${at}/releases`);
    expect(await machine.polaris('update')).toEqual({
      code: 0,
      output: 'Polaris 1.0.0 is the newest version.',
    });
    files[name] = archive.subarray(0, -1);
    expect(await machine.polaris('update')).toEqual({
      code: 1,
      output: `The release could not be downloaded: ${name} was changed or cut off on its way.\nNothing was changed.`,
    });
    expect((await machine.polaris('update', '7.7.7')).output).toMatch(
      /releases\/download\/v7\.7\.7\/SHA256SUMS answers 404\.\nNothing was changed\.$/,
    );
    publisher.close();
    expect((await machine.polaris('update')).output).toMatch(
      /^The release could not be downloaded: /,
    );
  });

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
  }, 900_000);
});
