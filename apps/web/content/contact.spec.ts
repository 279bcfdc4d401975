import { expect, it } from '@jest/globals';
import { openingAbout } from './contact.ts';

it('starts a message with a prepared sentence', () => {
  expect(openingAbout('custom-training')).toMatch(/custom training/);
});

it.each([null, '', 'nope', 'constructor', '__proto__', '<script>'])(
  'starts no message about %j',
  (subject) => {
    expect(openingAbout(subject)).toBeUndefined();
  },
);
