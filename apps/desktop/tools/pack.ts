import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packingPlan } from './packing-plan.ts';

/* Packages the build: `npm run package -- --publish never`. Arguments are passed on to electron-builder. */
const desktop = fileURLToPath(new URL('..', import.meta.url));
const cli = fileURLToPath(import.meta.resolve('electron-builder/cli.js'));
const { args, env } = packingPlan(process.env, process.platform);
const { status } = spawnSync(
  process.execPath,
  [cli, '--config', 'electron-builder.config.mjs', ...args, ...process.argv.slice(2)],
  { cwd: desktop, stdio: 'inherit', env },
);
process.exitCode = status ?? 1;
