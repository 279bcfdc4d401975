import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILED } from '../../../src/testing/processes/compiled.ts';
import { stageContainers } from '../stage-release.ts';
import { type Edit, type Ran, stageBuild } from './service-machine.ts';

const PROGRAMS = join(import.meta.dirname, 'programs');
/** The number of log characters that a failed test shows. */
const LOG_END = 2000;
const REPOSITORY = 'registry.example:5000/harbor/polaris';

/** A simulated machine with Docker, as far as a release's script uses it. */
export class ContainerMachine {
  readonly root = mkdtempSync(join(tmpdir(), 'polaris-docker-'));
  readonly folder = join(this.root, 'polaris');

  constructor(
    readonly port: number,
    databaseUrl: string,
  ) {
    for (const name of [
      'bin',
      'docker',
      'docker/volumes',
      'docker/volumes/backups',
      'docker/volumes/data',
    ])
      mkdirSync(join(this.root, name));
    const docker = `#!/bin/sh\nexec "${process.execPath}" "${PROGRAMS}/docker.ts" "$@"\n`;
    writeFileSync(join(this.root, 'bin/docker'), docker, { mode: 0o755 });
    writeFileSync(join(this.root, 'bin/timedatectl'), '#!/bin/sh\necho yes\n', { mode: 0o755 });
    const replaced = { PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: databaseUrl };
    this.state({ registry: {}, images: [], replaced });
    chmodSync(this.root, 0o711);
  }

  private state(value: object): void {
    writeFileSync(join(this.root, 'docker/machine.json'), JSON.stringify(value));
  }

  /** Publishes a version to the registry, with its number and as `latest`. */
  publish(version: string, ...edits: Edit[]): string {
    const folder = stageBuild(join(this.root, `image-${version}`), version, edits);
    const dist = join(folder, 'apps/server/dist');
    const file = join(this.root, 'docker/machine.json');
    const now = JSON.parse(readFileSync(file, 'utf8')) as { registry: Record<string, object> };
    const digest = `${REPOSITORY}@sha256:${randomBytes(32).toString('hex')}`;
    for (const tag of [version, 'latest'])
      now.registry[`${REPOSITORY}:${tag}`] = { tag: `${REPOSITORY}:${tag}`, digest, version, dist };
    this.state(now);
    return digest;
  }

  /** Unpacks the release of an image, as an operator does. */
  unpack(image: string): void {
    stageContainers(this.root, image);
  }

  /** Stops Docker, or makes it available again. */
  turnDocker(isOn: boolean): void {
    const file = join(this.root, 'docker/down');
    if (isOn) rmSync(file, { force: true });
    else writeFileSync(file, '');
  }

  settings = (): string => readFileSync(join(this.folder, '.env'), 'utf8');
  backups = (): string[] => readdirSync(join(this.root, 'docker/volumes/backups')).sort();

  polaris = (...args: string[]): Promise<Ran> => this.run(args);

  /** Runs the script. If the server did not start again, adds its log, which has the reason. */
  async run(args: string[], input = ''): Promise<Ran> {
    const child = spawn(join(this.folder, 'polaris'), args, {
      cwd: this.root,
      env: {
        PATH: `${this.root}/bin:/usr/bin:/bin`,
        FAKE_DOCKER: join(this.root, 'docker'),
        NODE_COMPILE_CACHE: COMPILED,
        ANSWERS_BY_PIPE: 'yes',
      },
    });
    // A script that fails early exits before it reads its input.
    child.stdin.on('error', () => undefined).end(input);
    const ran = await outputOf(child);
    if (!ran.output.includes('did not start again')) return ran;
    const log = readFileSync(join(this.root, 'docker/log'), 'utf8').slice(-LOG_END);
    return { ...ran, output: `${ran.output}\n${log}` };
  }

  async dispose(): Promise<void> {
    this.turnDocker(true);
    const env = { PATH: '/usr/bin:/bin', FAKE_DOCKER: join(this.root, 'docker') };
    const args = [
      `${PROGRAMS}/docker.ts`,
      'compose',
      '--project-directory',
      this.folder,
      'stop',
      'server',
    ];
    await outputOf(spawn(process.execPath, args, { env }));
    rmSync(this.root, { recursive: true });
  }
}

export function outputOf(child: ChildProcess): Promise<Ran> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) =>
    child.once('close', (code) => done({ code, output: output.trim() })),
  );
}
