import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Instruction, Stage } from './dockerfile.ts';

export const ROOT = join(import.meta.dirname, '../../../../..');

/**
 * The files that Docker excludes from the context: https://docs.docker.com/build/concepts/context/#dockerignore-files
 */
type Ignored = (path: string) => boolean;

interface ImageOptions {
  stages: Stage[];
  isIgnored: Ignored;
  /** The ids of the image's user "node" on this machine. */
  user: { uid: number; gid: number };
  /** The output of a stage that is not built here: its paths, and their locations on this machine. */
  made: Record<string, Record<string, string>>;
}

/** Builds the stages of an image as folders, without the base image, using the programs of this machine. */
export class Image {
  readonly folder = mkdtempSync(join(tmpdir(), 'polaris-image-'));

  constructor(private readonly options: ImageOptions) {
    chmodSync(this.folder, 0o711);
  }

  /** Runs every step of a stage; returns the folder that is its root. */
  build(name: string): string {
    const stage = this.options.stages.find((one) => one.name === name);
    if (!stage) throw new Error(`There is no stage ${name}.`);
    const root = join(this.folder, name);
    mkdirSync(root);
    let workdir = '/';
    for (const instruction of stage.instructions) {
      if (instruction.name === 'WORKDIR') workdir = instruction.text;
      mkdirSync(join(root, workdir), { recursive: true });
      if (instruction.name === 'COPY') this.copy(instruction, join(root, workdir));
      if (instruction.name === 'RUN') this.run(instruction, root, workdir);
    }
    return root;
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Copies a folder's content, not the folder: https://docs.docker.com/reference/dockerfile/#copy */
  private copy({ text }: Instruction, workdir: string): void {
    const words = text.split(/\s+/);
    const stage = words[0]!.startsWith('--from=') ? words.shift()!.slice('--from='.length) : '';
    const target = join(workdir, words.pop()!);
    for (const word of words) {
      const source = stage ? this.sourceIn(stage, word) : this.sourceInContext(word);
      if (!existsSync(source)) throw new Error(`COPY: ${word} was not found.`);
      mkdirSync(target.endsWith('/') ? target : dirname(target), { recursive: true });
      execFileSync('cp', ['-a', '-T', source, targetOf(source, target)]);
    }
  }

  private sourceIn(stage: string, path: string): string {
    const made = this.options.made[stage];
    if (!made) return join(this.folder, stage, path);
    if (made[path] === undefined) throw new Error(`COPY: the stage ${stage} makes no ${path}.`);
    return made[path];
  }

  private sourceInContext(path: string): string {
    if (this.options.isIgnored(path)) throw new Error(`COPY: ${path} is in .dockerignore.`);
    return join(ROOT, path);
  }

  private run({ text }: Instruction, root: string, workdir: string): void {
    const { uid, gid } = this.options.user;
    const script = text.replaceAll(' /', ` ${root}/`).replaceAll('node:node', `${uid}:${gid}`);
    const { status, stderr } = spawnSync('/bin/sh', ['-e', '-c', script], {
      cwd: join(root, workdir),
      encoding: 'utf8',
      env: {
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        HOME: process.env.HOME,
        npm_config_prefer_offline: 'true',
      },
    });
    if (status !== 0) throw new Error(`RUN ${text}: ${stderr}`);
  }
}

/** The destination of a file that is copied into a folder. */
const targetOf = (source: string, target: string): string =>
  target.endsWith('/') && statSync(source).isFile()
    ? join(target, source.split('/').at(-1)!)
    : target;
