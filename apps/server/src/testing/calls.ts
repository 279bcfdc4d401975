import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Call } from './call';

const src = fileURLToPath(new URL('../', import.meta.url));

/** Each noun lists its calls in `<noun>.calls.ts`, in its folder. */
const modules = await Promise.all(
  globSync('**/*.calls.ts', { cwd: src })
    .sort()
    .map((file) => import(src + file) as Promise<{ calls: Call[] }>),
);

const all = modules.flatMap(({ calls }) => calls);

/** Every handler of the server is here; a test fails when one is missing. */
export const calls: readonly Call[] = [
  ...all.filter(({ endsSession }) => !endsSession),
  ...all.filter(({ endsSession }) => endsSession),
];
