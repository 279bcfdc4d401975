import * as z from 'zod/mini';
import { text } from '../../values/text/text.ts';

/** What an account will see once it is linked to a record, and does not see now. */
export const accountGainSchema = z.object({
  email: z.string(),
  /** Whether the user has proved that the address is theirs. */
  emailVerified: z.boolean(),
  invoices: z.int(),
  /** Shared files. */
  files: z.int(),
  messages: z.int(),
});
export type AccountGain = z.output<typeof accountGainSchema>;

export const accountGainQuerySchema = z.object({ userId: text(255) });

const counted = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`];

/** "avery@example.com will see 3 invoices and 2 files." Null for an account that gains nothing. */
export function accountGainText(gain: AccountGain): string | null {
  const { email, emailVerified, invoices, files, messages } = gain;
  const seen = [
    ...counted(invoices, 'invoice'),
    ...counted(files, 'file'),
    ...counted(messages, 'message'),
  ];
  if (seen.length === 0) return null;
  const who = emailVerified ? email : `${email} (not verified)`;
  return `${who} will see ${new Intl.ListFormat('en-US').format(seen)}.`;
}
