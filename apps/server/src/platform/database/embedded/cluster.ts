import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type SqlClient, sql } from '../sql';
import { StartError } from '../../config/load-environment';
import { storedSecret } from '../../config/secrets';
import { START_CONNECT_MS, createClient } from '../connections';
import { findBinaries } from './binaries';
import { initializeCluster } from './initdb';
import { PostgresLog } from './postgres-log';
import { runningPostmaster, stopPostmaster, trySignal } from './postmaster';
import {
  ADMIN_ROLE,
  APP_ROLE,
  DATABASE,
  type ConnectAs,
  type Passwords,
  connectAsAdmin,
  ensureRoles,
  isRefused,
} from './roles';
import { holdsSockets, removeOldSockets } from './socket-folder';
import { type SystemUser, clusterFolder, postgresUser } from './system-user';

const START_TIMEOUT_MS = 60_000;
/** Advisory lock: prevents two servers from using one data folder. */
const OWNER_LOCK = 7_205_759_403;

/** A PostgreSQL of our own: created at first use, supervised, and stopped with the server. */
export class EmbeddedCluster {
  private child: ChildProcess | undefined;
  private lockClient: SqlClient | undefined;
  private stopping = false;
  private restarting: Promise<void> | undefined;
  private hasSocket = false;

  private constructor(
    private readonly folder: string,
    private readonly user: SystemUser | undefined,
    private readonly passwords: Passwords,
    private readonly postgresLog: PostgresLog,
    private readonly log: (line: string) => void,
    private port = 0,
  ) {}

  /** Starts the cluster of a data folder, after stopping one whose server is gone. */
  static async start(
    dataDir: string,
    log: (line: string) => void,
    onStarted: () => void = () => undefined,
  ): Promise<EmbeddedCluster> {
    const user = postgresUser();
    const folder = clusterFolder(dataDir, user);
    const passwords = {
      app: await storedSecret(dataDir, 'postgres-password'),
      admin: await storedSecret(dataDir, 'postgres-admin-password'),
    };
    const postgresLog = new PostgresLog(resolve(dataDir, 'postgres.log'));
    const cluster = new EmbeddedCluster(folder, user, passwords, postgresLog, log);
    // Ends PostgreSQL with this process, unless the process is killed.
    process.once('exit', () => cluster.child?.pid && trySignal(cluster.child.pid, 'SIGINT'));
    if (existsSync(join(folder, 'PG_VERSION'))) await cluster.clearOrphan();
    else await initializeCluster(folder, user, ADMIN_ROLE, passwords.admin, onStarted);
    removeOldSockets(folder);
    cluster.hasSocket = await holdsSockets(folder);
    cluster.port = await freePort();
    const launching = cluster.launch();
    onStarted();
    try {
      await launching;
      await ensureRoles(cluster.connect, passwords);
    } catch (error) {
      await cluster.stop();
      throw isRefused(error) ? new StartError(wrongPasswords(dataDir)) : error;
    }
    return cluster;
  }

  /** Returns the database URL of a data folder whose server is running; otherwise undefined. */
  static async runningUrl(dataDir: string): Promise<string | undefined> {
    const folder = clusterFolder(dataDir, postgresUser());
    const running = existsSync(folder) ? runningPostmaster(folder) : undefined;
    if (!running) return undefined;
    const app = await storedSecret(dataDir, 'postgres-password');
    const url = address(running.port, APP_ROLE, app, DATABASE);
    return (await isOwned(url)) ? url : undefined;
  }

  url(database = DATABASE): string {
    return address(this.port, APP_ROLE, this.passwords.app, database);
  }

  /** The URL for the server itself: by a Unix socket if possible. */
  socketUrl(): string {
    return this.hasSocket ? `${this.url()}?host=${encodeURIComponent(this.folder)}` : this.url();
  }

  /** The process to stop or, in a test of recovery, to kill. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.restarting;
    await this.lockClient?.end().catch(() => undefined);
    if (this.child?.pid && isRunning(this.child)) await stopPostmaster(this.child.pid);
    await this.postgresLog.close();
  }

  /** Stops a PostgreSQL that outlived its server; throws if a live server owns it. */
  private async clearOrphan(): Promise<void> {
    const running = runningPostmaster(this.folder);
    if (!running) return;
    this.port = running.port;
    const owner = await this.takeOwnership().catch(() => undefined);
    if (owner === 'taken')
      throw new StartError('Another Polaris is running on this DATA_DIR. Stop it first.');
    await this.lockClient?.end().catch(() => undefined);
    this.log('Stopping the PostgreSQL that an earlier server left behind.');
    await stopPostmaster(running.pid);
  }

  private async launch(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!(await this.tryLaunch(deadline))) {
      if (this.stopping) return;
      if (Date.now() > deadline)
        throw new StartError(`PostgreSQL did not start; see ${this.postgresLog.file} for why.`);
      // After a hard kill its last processes take a moment to leave the shared memory.
      await sleep(250);
    }
    if ((await this.takeOwnership()) === 'taken')
      throw new StartError('Another Polaris is running on this DATA_DIR. Stop it first.');
  }

  private async tryLaunch(deadline: number): Promise<boolean> {
    const { postgres } = findBinaries();
    const log = await this.postgresLog.open();
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${this.hasSocket ? quoted(this.folder) : ''}`,
      'timezone=UTC',
      'log_timezone=UTC',
      'jit=off',
      // Otherwise the log would contain the values of rejected rows and statements.
      'log_error_verbosity=terse',
      'log_min_error_statement=panic',
    ].flatMap((setting) => ['-c', setting]);
    // In its own process group: Ctrl-C signals only us, and we stop it after the last request.
    const child = spawn(postgres, ['-D', this.folder, '-p', String(this.port), ...settings], {
      ...this.user,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.once('error', (error) => this.log(`PostgreSQL: ${error.message}`));
    this.child = child;
    if (!(await this.waitUntilReady(child, deadline))) return false;
    child.once('exit', () => this.supervise());
    return true;
  }

  private async waitUntilReady(child: ChildProcess, deadline: number): Promise<boolean> {
    while (isRunning(child) && !this.stopping && Date.now() < deadline) {
      try {
        await (await this.connect(ADMIN_ROLE, this.passwords.admin)).end();
        return true;
      } catch (error) {
        if (isRefused(error)) return true;
        await sleep(20);
      }
    }
    return false;
  }

  private supervise(): void {
    if (this.stopping || this.restarting) return;
    this.log('PostgreSQL stopped unexpectedly; starting it again.');
    this.restarting = this.launch()
      .catch((error: Error) => this.log(`PostgreSQL could not be started again: ${error.message}`))
      .finally(() => {
        this.restarting = undefined;
        if (!this.child || !isRunning(this.child)) this.supervise();
      });
  }

  private async takeOwnership(): Promise<'ours' | 'taken'> {
    const client = await connectAsAdmin(this.connect, this.passwords);
    const { rows } = await client.query<{ ours: boolean }>(
      sql`select pg_try_advisory_lock($1) as ours`,
      [OWNER_LOCK],
    );
    if (rows[0]?.ours) {
      this.lockClient = client;
      return 'ours';
    }
    await client.end();
    return 'taken';
  }

  private readonly connect: ConnectAs = async (role, password, database = 'postgres') => {
    const connectionString = address(this.port, role, password, database);
    const client = createClient({ connectionString, connectionTimeoutMillis: START_CONNECT_MS });
    await client.connect();
    return client;
  };
}

const address = (port: number, role: string, password: string, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

/** Whether one of our servers holds the cluster; one that is just starting may not yet. */
async function isOwned(connectionString: string): Promise<boolean> {
  const client = createClient({ connectionString, connectionTimeoutMillis: START_CONNECT_MS });
  try {
    await client.connect();
    const { rows } = await client.query(
      sql`select from pg_locks where locktype = 'advisory' and granted
         and (classid::bigint << 32 | objid::bigint) = $1`,
      [OWNER_LOCK],
    );
    return rows.length > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const wrongPasswords = (dataDir: string): string =>
  `The passwords in ${join(dataDir, 'secrets')} are not those of its PostgreSQL. Put that folder back, or restore a backup into a new DATA_DIR.`;

/** Quotes an item of a list setting. */
const quoted = (folder: string): string => `"${folder.replaceAll('"', '""')}"`;

const isRunning = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}
