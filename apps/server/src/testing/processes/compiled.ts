import { fileURLToPath } from 'node:url';

/** Node's compile cache, which makes later starts of servers and other programs faster. */
export const COMPILED = fileURLToPath(
  new URL('../../../../../node_modules/.cache/compiled', import.meta.url),
);

// Not in the environment of Jest's workers: they would write the cache when they exit, which takes too long.
process.env.NODE_COMPILE_CACHE ??= COMPILED;
