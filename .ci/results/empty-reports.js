import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../reports', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
