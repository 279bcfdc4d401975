import { expect, it } from '@jest/globals';
import { array, object, parse, string, trim, type core, _default } from 'zod/mini';
import { contentDigest } from './content-digest';

const note = object({ subject: string().check(trim()), lines: array(object({ text: string() })) });
const digest = (schema: core.$ZodType, sent: unknown) => contentDigest(parse(schema, sent), sent);

const sent = { subject: 'Call Ada', lines: [{ text: 'About the invoice' }] };

it('keeps the digest of a request when a release adds a field with a default', () => {
  const line = object({ unit: _default(string(), 'hour'), text: string() });
  const later = object({ type: _default(string(), 'note'), subject: string(), lines: array(line) });
  expect(digest(later, sent)).toBe(digest(note, sent));
});

it('keeps the digest of a request when a release reorders fields', () => {
  const reordered = object({ lines: note.shape.lines, subject: note.shape.subject });
  expect(digest(reordered, sent)).toBe(digest(note, sent));
});

it('gives values that the contract reads alike the same digest', () => {
  expect(digest(note, { ...sent, subject: ' Call Ada ' })).toBe(digest(note, sent));
});

it.each([
  ['a text', { ...sent, subject: 'Call Bob' }],
  ['a text in a list', { ...sent, lines: [{ text: 'About the offer' }] }],
  ['the length of a list', { ...sent, lines: [] }],
])('changes the digest when %s is different', (_what, other) => {
  expect(digest(note, other)).not.toBe(digest(note, sent));
});

it('changes the digest when a field is sent with another value than its default', () => {
  const typed = object({ type: _default(string(), 'note') });
  expect(digest(typed, { type: 'call' })).not.toBe(digest(typed, {}));
});
