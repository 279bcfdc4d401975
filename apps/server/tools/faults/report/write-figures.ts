import type { CountedWrites } from '../recorder/count-writes.ts';
import { type Figure, atMost } from '../scenario.ts';

const number = (value: number): string => value.toLocaleString('en-US');

/** Only what was acknowledged has to be there, and nothing may be there twice. */
export function writeFigures(counted: CountedWrites): Figure[] {
  const { ok, failed, unknown, unknownButStored } = counted;
  const cut = `${number(unknown)} cut off (${number(unknownButStored)} of them stored)`;
  return [
    atMost(`of ${number(ok)} acknowledged writes lost`, counted.lost, 0, 'writes'),
    atMost(`of these and of ${cut}, stored twice`, counted.doubled, 0, 'writes'),
    atMost(`of ${number(failed)} refused writes stored`, counted.refusedButStored, 0, 'writes'),
  ];
}
