import { describe, expect, it } from '@jest/globals';
import { sizeText } from './size-text.ts';

describe('the text of a size', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 KB'],
    [12_400_000, '12.4 MB'],
    [5_250_000_000, '5.3 GB'],
    [2e18, '2,000,000 TB'],
  ])('formats %d bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
});
