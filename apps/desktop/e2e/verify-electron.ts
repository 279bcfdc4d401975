import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, runJourneys } from './journeys.ts';

/*
 * `npm run verify:electron -w apps/desktop -- <app> [its arguments]`: runs the journeys with any binary or
 * installed app, such as `/opt/Polaris/Polaris`, `/Applications/Polaris.app`, an AppImage, or
 * `node_modules/electron/dist/electron apps/desktop`. It needs no switch that users do not have. Facts,
 * pictures, traces and the app's log are left in `reports/electron`.
 *
 * `--installed`: the system opens polaris:// links with this app. `--without-key-ring`: the machine has
 * none. `--update <folder>`: only updates the app, to the version in that folder.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    installed: { type: 'boolean', default: false },
    'without-key-ring': { type: 'boolean', default: false },
    update: { type: 'string' },
  },
});
// npm runs scripts in the folder of their package.
const here = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);
const [app, ...args] = positionals;

if (!app || !existsSync(here(app))) fail(`There is no app to verify at ${app ?? 'no path'}.`);
else
  await runJourneys(
    {
      path: here(app),
      args: args.map((arg) => (existsSync(here(arg)) ? here(arg) : arg)),
      opensLinks: values.installed,
    },
    values.update ? ['update'] : ['owner-day', 'manners'],
    {
      ...(values.update && { POLARIS_UPDATE: here(values.update) }),
      ...(values['without-key-ring'] && { POLARIS_HAS_NO_KEY_RING: 'yes' }),
    },
  ).catch(fail);
