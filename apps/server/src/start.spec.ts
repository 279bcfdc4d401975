import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { explainStartError } from './start';

it('explains a full disk in one sentence when the error names no file', async () => {
  const file = createWriteStream('/dev/full');
  file.write('a secret');
  const [error] = await once(file, 'error');
  expect(error).not.toHaveProperty('path');
  expect(explainStartError(error)).toBe(
    'DATA_DIR cannot be used: ENOSPC: no space left on device, write',
  );
});
