import { describe, expect, it } from '@jest/globals';
import { durationText, sizeText } from './backup-texts.ts';

describe('the text of', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 KB'],
    [12_400_000, '12.4 MB'],
    [5_250_000_000, '5.3 GB'],
    [2e18, '2,000,000 TB'],
  ])('formats %d bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));

  it.each([
    [0.2, '1 second'],
    [42.3, '42 seconds'],
    [200, '3 minutes'],
  ])('formats %d seconds as %s', (seconds, text) => expect(durationText(seconds)).toBe(text));
});
