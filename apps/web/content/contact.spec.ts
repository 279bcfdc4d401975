import { expect, it } from '@jest/globals';
import { openingAbout } from './contact.ts';

it('opens a message with a sentence of our own', () => {
  expect(openingAbout('custom-training')).toMatch(/custom training/);
});

it.each([null, '', 'nope', 'constructor', '__proto__', '<script>'])(
  'opens none about %j',
  (subject) => {
    expect(openingAbout(subject)).toBeUndefined();
  },
);
