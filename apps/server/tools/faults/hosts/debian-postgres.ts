import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../src/testing/processes/free-port.ts';
import { withClient } from './database.ts';

/** Where Debian's package puts its programs; the newest version. */
const programs = globSync('/usr/lib/postgresql/*/bin')
  .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  .at(-1);

export const WITHOUT_POSTGRES =
  "not run: Debian's PostgreSQL is missing (apt-get install postgresql)";

export const hasDebianPostgres = (): boolean => programs !== undefined;

/** PostgreSQL does not run as root. */
const account = (): { uid: number; gid: number } | undefined =>
  process.getuid!() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;

const idOf = (option: string): number =>
  Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

/** An external PostgreSQL as an operator has it, with a role and a database for Polaris. */
export class DebianPostgres {
  readonly port: number;
  private readonly folder: string;

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
  }

  static async start(): Promise<DebianPostgres> {
    const postgres = new DebianPostgres(makeFolder(), await freePort());
    await postgres.run('initdb', [
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ]);
    await postgres.boot();
    await withClient(postgres.url('postgres', 'postgres'), async (client) => {
      await client.query('create role polaris login');
      await client.query('create database polaris owner polaris');
    });
    return postgres;
  }

  /** A copy that follows this one; from then on this one acknowledges only what both have. */
  async startStandby(): Promise<DebianPostgres> {
    const standby = new DebianPostgres(makeFolder(), await freePort());
    const from = this.url('postgres', 'postgres');
    await standby.run('pg_basebackup', ['-d', from, '-R', '-X', 'stream', '-c', 'fast']);
    await standby.boot();
    await withClient(from, async (client) => {
      await client.query(`alter system set synchronous_standby_names = '*'`);
      await client.query('select pg_reload_conf()');
    });
    return standby;
  }

  url(database = 'polaris', role = 'polaris'): string {
    return `postgres://${role}@127.0.0.1:${this.port}/${database}`;
  }

  async boot(): Promise<void> {
    const settings = `-p ${this.port} -h 127.0.0.1 -k ${this.folder}`;
    await this.run('pg_ctl', ['start', '-w', '-s', '-l', join(this.folder, 'log'), '-o', settings]);
  }

  promote(): Promise<void> {
    return this.run('pg_ctl', ['promote', '-w', '-s']);
  }

  kill(): void {
    const file = readFileSync(join(this.folder, 'data/postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
  }

  /** Away at once, without a goodbye to its clients. */
  halt(): Promise<void> {
    return this.run('pg_ctl', ['stop', '-m', 'immediate', '-w', '-s']);
  }

  async remove(): Promise<void> {
    // It may have been killed.
    await this.halt().catch(() => undefined);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async run(program: string, args: string[]): Promise<void> {
    const place = ['-D', join(this.folder, 'data')];
    await promisify(execFile)(join(programs!, program), [...place, ...args], {
      ...account(),
      cwd: this.folder,
      env: { PATH: process.env.PATH, HOME: this.folder, LANG: 'C.UTF-8' },
    });
  }
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'polaris-external-'));
  const owner = account();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  writeFileSync(join(folder, 'log'), '');
  if (owner) chownSync(join(folder, 'log'), owner.uid, owner.gid);
  return folder;
}
