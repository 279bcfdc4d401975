import { describe, expect, it } from '@jest/globals';
import { secondsText } from './backup-texts.ts';

describe('the text of', () => {
  it.each([
    [0.2, '1 second'],
    [42.3, '42 seconds'],
    [200, '3 minutes'],
  ])('formats %d seconds as %s', (seconds, text) => expect(secondsText(seconds)).toBe(text));
});
