import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TestCaller } from '../caller';
import { until } from '../until';
import { COMPILED } from './compiled';
import { preparedDataFolder } from './data-folder';
import { freePort } from './free-port';

const MAIN = fileURLToPath(new URL('../../../dist/main.js', import.meta.url));

/** The built server as a separate process, with its own embedded PostgreSQL. */
export class ServerProcess {
  private child: ChildProcess | undefined;
  output = '';
  /** Starts it as `npm start` does: npm is its parent, and also gets the terminal's signals. */
  throughNpm = false;
  /** The file that it prints to instead of `output`. */
  printsTo: string | undefined;
  /** The program, by default that of this build. */
  main = MAIN;

  private constructor(
    readonly dataDir: string,
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  static async create(
    env: Record<string, string> = {},
    dataDir = preparedDataFolder(),
  ): Promise<ServerProcess> {
    return new ServerProcess(dataDir, await freePort(), env);
  }

  /** Another server with this one's data folder. */
  async sibling(): Promise<ServerProcess> {
    return new ServerProcess(this.dataDir, await freePort(), this.env);
  }

  get caller(): TestCaller {
    return new TestCaller(`http://127.0.0.1:${this.port}`);
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get postgresPid(): number {
    return Number(this.postmasterLines[0]);
  }

  /** Of its embedded database, with its own role. */
  get databaseUrl(): string {
    const password = readFileSync(join(this.dataDir, 'secrets/postgres-password'), 'utf8').trim();
    return `postgres://polaris:${password}@127.0.0.1:${this.postmasterLines[3]}/polaris`;
  }

  private get postmasterLines(): string[] {
    return readFileSync(join(this.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  }

  /** Resolves when the server has printed its banner; rejects with its output if it exits first. */
  async start(): Promise<void> {
    let code: number | null | undefined;
    void this.launch().then((exit) => (code = exit));
    await until(async () => code !== undefined || (await this.isUp()));
    if (code !== undefined) throw new Error(`The server ended with ${code}: ${this.output}`);
  }

  private async isUp(): Promise<boolean> {
    if (!this.printsTo) return this.output.includes('Every call is described at');
    const answer = fetch(`http://127.0.0.1:${this.port}/api/health/ready`);
    return answer.then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Starts it and waits until it exits, for starts that must fail. */
  async runToEnd(): Promise<{ code: number | null; output: string }> {
    const code = await this.launch();
    return { code, output: this.output.trim() };
  }

  /** Sends signals in quick succession; returns the exit code. */
  async signal(...signals: NodeJS.Signals[]): Promise<number | null> {
    const exit = this.exited();
    for (const signal of signals) this.child?.kill(signal);
    return exit;
  }

  /** Sends a signal to the whole process group, as a terminal does. */
  async signalGroup(signal: NodeJS.Signals): Promise<number | null> {
    const exit = this.exited();
    process.kill(-Number(this.child?.pid), signal);
    return exit;
  }

  async dispose(): Promise<void> {
    if (this.child?.exitCode === null && this.child.signalCode === null)
      await this.signal('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private launch(): Promise<number | null> {
    this.output = '';
    const [program, args]: [string, string[]] = this.throughNpm
      ? ['npm', ['start', '--prefix', this.writePackage()]]
      : [process.execPath, [this.main]];
    const stdout = this.printsTo ? openSync(this.printsTo, 'r+') : 'pipe';
    const child = spawn(program, args, {
      stdio: ['ignore', stdout, 'pipe'],
      cwd: tmpdir(),
      detached: true,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: COMPILED,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '1',
        ...this.env,
      },
    });
    if (typeof stdout === 'number') closeSync(stdout);
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    return this.exited();
  }

  /** A package with a start script like the product's own. */
  private writePackage(): string {
    const folder = join(this.dataDir, 'package');
    mkdirSync(folder, { recursive: true });
    const scripts = { start: `exec "${process.execPath}" "${this.main}"` };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
    return folder;
  }

  private exited(): Promise<number | null> {
    return new Promise((done) => this.child?.once('exit', (code) => done(code)));
  }
}
