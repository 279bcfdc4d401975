import { describe, expect, it } from '@jest/globals';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { compressWell } from './encoding';

const packed = (text: Buffer, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Text as repetitive as a page's, of about this many bytes once compressed. */
function textOf(bytes: number): Buffer {
  let seed = 1;
  const lines: string[] = [];
  for (;;) {
    for (let line = 0; line < 20; line++) {
      seed = (seed * 48_271) % 2_147_483_647;
      lines.push(
        `<p class="text-${seed % 7} font-${seed % 5}">${seed % 9973} of ${seed % 811}</p>`,
      );
    }
    const text = Buffer.from(lines.join('\n'));
    if (packed(text, 5) >= bytes) return text;
  }
}

describe('compressWell', () => {
  it('compresses a response harder when it just misses the first packets of a connection', async () => {
    const text = textOf(13_400);
    const { br } = await compressWell(text);
    expect(br.length).toBeLessThan(packed(text, 5) * 0.97);
    expect(brotliDecompressSync(br).equals(text)).toBe(true);
  });

  it.each([8000, 20_000])('compresses a response of %i compressed bytes fast', async (bytes) => {
    const text = textOf(bytes);
    const { br } = await compressWell(text);
    expect(br.length).toBeGreaterThan(packed(text, 5) * 0.99);
  });
});
