import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/src/testing/processes/free-port.ts';
import type { Target } from '../verify/running-app.ts';

const at = (path: string) => fileURLToPath(new URL(`../testing/stand-in/${path}`, import.meta.url));

/** The stand-in, which runs as on Linux, or poses as another system. Its programs replace the system's. */
export const standInTarget = async (browser: string, poses?: NodeJS.Platform): Promise<Target> => ({
  path: at('polaris.ts'),
  args: [],
  platform: 'linux',
  opensLinks: true,
  origin: 'https://polaris.app.invalid',
  env: {
    PATH: `${at('bin')}${delimiter}${process.env.PATH}`,
    POLARIS_STAND_IN: `${await freePort()}`,
    ...(poses && { POLARIS_POSES_AS: poses }),
    PLAYWRIGHT_CHROMIUM_PATH: browser,
  },
});
