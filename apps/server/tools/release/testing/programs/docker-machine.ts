import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Image {
  tag: string;
  digest: string;
  version: string;
  /** Where its server lies on this machine. */
  dist: string;
}

interface Machine {
  /** By what can be pulled: a tag. */
  registry: Record<string, Image>;
  images: Image[];
  /** What the containers have instead of the names and ports inside of their network. */
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
