import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { explainStartError } from './start';

it('explains a full disk in one sentence when the error names no file', async () => {
  const file = createWriteStream('/dev/full');
  file.write('a secret');
  const [error] = await once(file, 'error');
  expect(error).not.toHaveProperty('path');
  expect(await explainStartError(error)).toBe(
    'There is no space left on the disk. Make room, and start again.',
  );
});
