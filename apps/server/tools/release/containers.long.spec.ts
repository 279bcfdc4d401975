import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestCaller } from '../../src/testing/caller';
import { contactInput } from '../../src/testing/data/factories';
import { freePort } from '../../src/testing/processes/free-port';
import { withMigrations } from '../../src/testing/processes/later-build';
import { createTestDatabase } from '../../src/testing/test-database';
import { cannotAnswer, cannotStart } from './testing/broken-builds';
import { ContainerMachine } from './testing/container-machine';

const HARBORS = withMigrations('create table if not exists harbors (id integer primary key)');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let machine: ContainerMachine;
let installed: Awaited<ReturnType<ContainerMachine['run']>>;
beforeAll(async () => {
  database = await createTestDatabase('empty');
  machine = new ContainerMachine(await freePort(), database.url);
  machine.unpack(machine.publish('1.0.0'));
  const answers = 'no name\npolaris.example\nowner@example.com\n';
  installed = await machine.run(['install'], answers);
});
afterAll(async () => {
  await machine.dispose();
  await database.drop();
});

const visitor = () => new TestCaller(`http://127.0.0.1:${machine.port}`);
const health = async () => (await visitor().get('/api/health/ready')).body;
const write = async () => (await visitor().post('/api/contact', contactInput())).status;

describe('install', () => {
  it('asks for a domain and an address, starts, and shows the link for the owner and the passphrase', () => {
    expect(installed).toEqual({
      code: 0,
      output: expect.stringMatching(
        /Write a name such as polaris\.example\.[\s\S]*Polaris 1\.0\.0 is running at https:\/\/polaris\.example\nMake the owner account .*#setup=[\w-]{43}\n[\s\S]*BACKUP_PASSPHRASE=[\da-f]{32}/,
      ),
    });
    expect(statSync(join(machine.folder, '.env')).mode & 0o777).toBe(0o600);
    expect(machine.settings()).toMatch(/^POLARIS_IMAGE=\S+@sha256:[\da-f]{64}$/m);
    expect(machine.settings()).toMatch(/^TLS=owner@example\.com$/m);
  });

  it('rejects a second installation in the same folder', async () => {
    expect(await machine.polaris('install')).toEqual({
      code: 1,
      output: 'There is an installation here already. "polaris update" brings it up to date.',
    });
  });
});

describe('update', () => {
  it('keeps the running version when the registry lacks the requested one', async () => {
    const { code, output } = await machine.polaris('update', '7.7.7');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/polaris:7\.7\.7 could not be pulled\. Nothing was changed\.$/),
    ]);
    expect(await health()).toMatchObject({ version: '1.0.0' });
  });

  it('reports that the running version is the newest when the registry has no newer one', async () => {
    expect(await machine.polaris('update')).toEqual({
      code: 0,
      output: 'Polaris 1.0.0 is the newest version.',
    });
  });

  it('never stops the running version when the next one does not work with the data', async () => {
    machine.publish('1.1.0', HARBORS, cannotAnswer);
    const { code, output } = await machine.polaris('update', '1.1.0');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /This version has no pages[\s\S]*Nothing was changed; Polaris 1\.0\.0 goes on running\.$/,
      ),
    ]);
    expect(await health()).toMatchObject({ version: '1.0.0' });
    expect(machine.backups().filter((name) => name.includes('to-try'))).toEqual([]);
  });

  it('returns to the previous version with its data when the next one never becomes healthy', async () => {
    expect(await write()).toBe(201);
    machine.publish('1.2.0', HARBORS, cannotStart);
    const before = machine.settings();
    const { code, output } = await machine.polaris('update', '1.2.0');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /Polaris 1\.2\.0 did not start[\s\S]*Polaris 1\.0\.0 is running again, with the data from before the update\.$/,
      ),
    ]);
    expect(await health()).toMatchObject({ version: '1.0.0' });
    expect(await write()).toBe(201);
    expect(machine.settings().replace('POLARIS_PREVIOUS_IMAGE=\n', '')).toBe(before);
  });

  it('updates to the newest version, pinned by its digest, and rolls back on request', async () => {
    const digest = machine.publish('1.3.0', HARBORS);
    const { code, output } = await machine.polaris('update');
    expect([code, output]).toEqual([0, expect.stringMatching(/Polaris 1\.3\.0 is running at/)]);
    expect(machine.settings()).toContain(`POLARIS_IMAGE=${digest}\n`);
    expect(await health()).toMatchObject({ version: '1.3.0' });
    const older = await machine.polaris('update', '1.0.0');
    expect(older).toEqual({
      code: 1,
      output: expect.stringMatching(/^1\.0\.0 is older than 1\.3\.0, and cannot use its data\./),
    });
    expect(await machine.run(['roll-back'], 'no\n')).toMatchObject({ code: 1 });
    expect(await health()).toMatchObject({ version: '1.3.0' });
    const back = await machine.run(['roll-back'], 'yes\n');
    expect([back.code, back.output]).toEqual([
      0,
      expect.stringMatching(/Polaris 1\.0\.0 is running at/),
    ]);
    expect(await health()).toMatchObject({ version: '1.0.0' });
    expect(machine.backups().filter((name) => name.includes('before-roll-back'))).toHaveLength(1);
  });

  it('rejects to start while another command is running', async () => {
    const both = await Promise.all([machine.polaris('update'), machine.polaris('update')]);
    const refused = both.filter(({ output }) => output.startsWith('Another polaris command'));
    expect([refused.length, refused[0]?.code]).toEqual([1, 1]);
  });
});

describe('backup and restore', () => {
  it('makes a backup in the volume, and keeps the current data when a backup cannot be restored', async () => {
    const made = await machine.polaris('backup', 'mine.tar.gz');
    expect([made.code, machine.backups()]).toEqual([0, expect.arrayContaining(['mine.tar.gz'])]);
    const missing = await machine.polaris('restore', 'nothing.tar.gz');
    expect([missing.code, missing.output]).toEqual([
      1,
      expect.stringMatching(/The backup was not restored\. Polaris is running with the data/),
    ]);
    expect(await health()).toMatchObject({ status: 'ok' });
  });

  it('copies a backup out of the volume into a file, and back', async () => {
    const file = join(machine.root, 'carried.tar.gz.age');
    const kept = machine.backups();
    const made = await machine.polaris('backup', file);
    expect([made.code, made.output]).toEqual([0, expect.stringMatching(/It is in \S+carried/)]);
    expect([statSync(file).mode & 0o777, machine.backups()]).toEqual([0o600, kept]);
    expect(await machine.polaris('backup', file)).toEqual({
      code: 1,
      output: `${file} exists already. Name a new file.`,
    });
    expect(await write()).toBe(201);
    const restored = await machine.polaris('restore', file);
    expect([restored.code, restored.output]).toEqual([
      0,
      expect.stringMatching(/Restored the backup of [\s\S]*Polaris is running at/),
    ]);
    expect(machine.backups().filter((name) => name.includes('-from-'))).toEqual([]);
    expect((await machine.polaris('restore', './nothing')).output).toMatch(/There is no file/);
    expect(await health()).toMatchObject({ status: 'ok' });
  });
});

it('reports that Docker does not respond, and what to do', async () => {
  machine.turnDocker(false);
  expect(await machine.polaris('doctor')).toEqual({
    code: 1,
    output: 'Docker does not answer. Start it: systemctl start docker',
  });
  machine.turnDocker(true);
});
