import { MAX_BOUNCE_REASON, statedEmail } from '@polaris/contracts';
import addressparser from 'nodemailer/lib/addressparser';
import { safeParse } from 'zod/mini';

/** A provider's message as one line that can be stored. */
export const wordsOf = (...parts: (string | undefined)[]): string =>
  parts
    .map((part) => (part ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter(Boolean)
    .join(' ')
    .slice(0, MAX_BOUNCE_REASON) || 'No reason given';

/** The first address in a text such as "Maya <maya@example.com>"; undefined if it is not valid. */
export function addressIn(text: string | undefined): string | undefined {
  const [found] = addressparser(text ?? '', { flatten: true });
  const result = safeParse(statedEmail, found?.address);
  return result.success ? result.data : undefined;
}

/** Only names that can be stored. */
export const namesOf = (...names: (string | undefined)[]): string[] =>
  names.flatMap((name) => {
    const text = name?.trim();
    return text && text.length <= 998 && /^[\x20-\x7e]+$/.test(text) ? [text] : [];
  });
