import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { COMPILED } from '../../../src/testing/processes/compiled.ts';
import { stageService } from '../stage-release.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const PROGRAMS = join(import.meta.dirname, 'programs');

export interface Ran {
  code: number | null;
  output: string;
}

/** Replacements in files of the built server; each pattern must match. */
export type Edit = [pattern: RegExp, replacement: string];

/** A simulated machine with systemd, as far as a release's script uses it; everything is in one folder. */
export class ServiceMachine {
  readonly root = mkdtempSync(join(tmpdir(), 'polaris-machine-'));
  private readonly bin = join(this.root, 'bin');

  constructor() {
    chmodSync(this.root, 0o711);
    for (const folder of [this.bin, this.path('systemd'), this.path('releases')]) mkdirSync(folder);
    this.program('systemctl', `exec "${process.execPath}" "${PROGRAMS}/systemctl.ts" "$@"`);
    this.program('journalctl', `exec cat "${this.path('systemd/journal')}"`);
    this.program('timedatectl', 'echo yes');
    this.program('useradd', `touch "${this.path('systemd/user')}"`);
    // The tests have one user. As root, PostgreSQL runs as another one, which must be able to access the folder.
    this.program('chown', '[ "$1" != -R ] || chmod a+x "$3"');
    this.program(
      'id',
      `case "$*" in --user) echo 0;; "--user polaris") [ -e "${this.path('systemd/user')}" ];; *) exec /usr/bin/id "$@";; esac`,
    );
    this.program(
      'runuser',
      '[ "$1 $2 $3" = "--user polaris --" ] || { echo "runuser: $*" >&2; exit 1; }; shift 3; exec "$@"',
    );
  }

  path = (name: string): string => join(this.root, name);

  /** Replaces a program of the machine by a line of shell. */
  program(name: string, line: string): void {
    writeFileSync(join(this.bin, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  }

  /** Creates the archive of a version, with edits to this build; returns its file. */
  async release(version: string, ...edits: Edit[]): Promise<string> {
    const parent = mkdtempSync(this.path('releases/'));
    const name = basename(stageBuild(parent, version, edits));
    const file = join(parent, `${name}.tar.gz`);
    await this.command('tar', ['-czf', file, '-C', parent, name]);
    return file;
  }

  /** Unpacks an archive as an operator does, and returns the path of its script. */
  async unpack(file: string): Promise<string> {
    const folder = mkdtempSync(this.path('releases/unpacked-'));
    await this.command('tar', ['-xzf', file, '-C', folder]);
    return join(folder, readdirSync(folder)[0]!, 'polaris');
  }

  /** The installed script. */
  polaris = (...args: string[]): Promise<Ran> =>
    this.command(this.path('usr/local/bin/polaris'), args);

  command(program: string, args: string[], input = ''): Promise<Ran> {
    const child = spawn(program, args, {
      cwd: this.root,
      env: { PATH: `${this.bin}:/usr/bin:/bin`, DESTDIR: this.root, ANSWERS_BY_PIPE: 'yes' },
    });
    // A script that fails early exits before it reads its input.
    child.stdin.on('error', () => undefined).end(input);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return new Promise((done) =>
      child.once('close', (code) => done({ code, output: output.trim() })),
    );
  }

  /** Adds a setting to the installation. */
  set(name: string, value: string): void {
    const file = this.path('etc/polaris/polaris.env');
    writeFileSync(file, `${readFileSync(file, 'utf8')}${name}=${value}\n`);
  }

  backups = (prefix: string): string[] =>
    readdirSync(this.path('var/lib/polaris/backups')).filter((name) => name.startsWith(prefix));

  async dispose(): Promise<void> {
    if (existsSync(this.path('etc/systemd/system/polaris.service')))
      await this.command(join(this.bin, 'systemctl'), ['stop', 'polaris.service']);
    rmSync(this.root, { recursive: true });
  }
}

/** Copies this build as another version into a folder in `parent`; returns the folder. */
export function stageBuild(parent: string, version: string, edits: Edit[]): string {
  mkdirSync(parent, { recursive: true });
  const node = join(parent, 'node');
  writeFileSync(
    node,
    `#!/bin/sh\nNODE_COMPILE_CACHE="${COMPILED}" exec "${process.execPath}" "$@"\n`,
  );
  const folder = join(parent, stageService(parent, { version, node, install: linkPackages }));
  editFiles(join(folder, 'apps/server/dist'), [
    ...edits,
    [/^(\s*version: )"\d+\.\d+\.\d+"/gm, `$1"${version}"`],
  ]);
  return folder;
}

/** Links the packages of this workspace instead of installing them. */
function linkPackages(folder: string): void {
  for (const path of ['node_modules', 'apps/server/node_modules'])
    symlinkSync(join(ROOT, path), join(folder, path));
}

function editFiles(folder: string, edits: Edit[]): void {
  const waiting = new Set(edits);
  for (const name of readdirSync(folder).filter((found) => found.endsWith('.js'))) {
    const file = join(folder, name);
    const before = readFileSync(file, 'utf8');
    let text = before;
    for (const edit of edits) {
      const edited = text.replace(...edit);
      if (edited !== text) waiting.delete(edit);
      text = edited;
    }
    if (text !== before) writeFileSync(file, text);
  }
  const [missing] = waiting;
  if (missing) throw new Error(`The built server has nothing like ${missing[0]}.`);
}
