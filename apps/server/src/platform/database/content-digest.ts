import { createHash } from 'node:crypto';

/**
 * Tells whether two requests with the same Idempotency-Key are equal, by the parsed content. Fields that were not sent
 * do not count, so a request can be repeated after a release that adds a field with a default or reorders fields.
 */
export const contentDigest = (read: unknown, sent: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sentFields(read, sent)))
    .digest('base64url');

function sentFields(read: unknown, sent: unknown): unknown {
  if (Array.isArray(read) && Array.isArray(sent))
    return read.map((item: unknown, index) => sentFields(item, sent[index]));
  if (!isRecord(read) || !isRecord(sent)) return read;
  const names = Object.keys(read)
    .filter((name) => Object.hasOwn(sent, name))
    .sort();
  return Object.fromEntries(names.map((name) => [name, sentFields(read[name], sent[name])]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
