import { type ServerHealth, sizeText } from '@polaris/contracts';
import { durationText } from '../../shared/record/age-text.ts';

/** "1 mail", "1,200 mails" */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** The way of the answer takes a moment; codes of two-factor authentication allow half a minute. */
const CLOCK_TOLERANCE_MS = 30_000;

/** Compares the server's clock with the one of this device, when the answer came. */
export function clockText(checkedAt: string, now: number): { text: string; isOff: boolean } {
  const ahead = Date.parse(checkedAt) - now;
  if (Math.abs(ahead) <= CLOCK_TOLERANCE_MS)
    return { text: "The server's clock agrees with the one of this device.", isOff: false };
  const by = durationText(Math.abs(ahead));
  return {
    text: `The server's clock is ${by} ${ahead > 0 ? 'ahead of' : 'behind'} the one of this device. Set whichever is wrong by a time server: dates of invoices and sign-in codes depend on it.`,
    isOff: true,
  };
}

export const disksText = (disks: ServerHealth['disks']): string =>
  disks
    .map(
      ({ holds, freeBytes, totalBytes }) =>
        `${sizeText(freeBytes)} of ${sizeText(totalBytes)} are free for ${holds}.`,
    )
    .join(' ');
