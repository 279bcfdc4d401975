import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Image {
  tag: string;
  digest: string;
  version: string;
  /** The folder of its server on this machine. */
  dist: string;
}

interface Machine {
  /** The images that can be pulled, by tag. */
  registry: Record<string, Image>;
  images: Image[];
  /** Replacements for the names and ports of the containers' network. */
  replaced: Record<string, string>;
}

export const machine = (name: string): string => join(process.env.FAKE_DOCKER!, name);

export const readMachine = (): Machine =>
  JSON.parse(readFileSync(machine('machine.json'), 'utf8')) as Machine;

export function writeMachine(change: (now: Machine) => void): void {
  const now = readMachine();
  change(now);
  writeFileSync(machine('machine.json'), JSON.stringify(now));
}
