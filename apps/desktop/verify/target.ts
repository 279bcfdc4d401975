import type { Target } from './running-app.ts';

/** The app to verify, as `run.ts` passes it to the process of the journeys. */
export function targetOf(env: NodeJS.ProcessEnv = process.env): Target {
  const given = JSON.parse(env.POLARIS_TARGET ?? '{}') as Partial<Target>;
  if (!given.path) throw new Error('The journeys are started by e2e/run.ts.');
  return {
    args: [],
    platform: process.platform,
    origin: 'app://polaris',
    opensLinks: false,
    env: {},
    ...given,
    path: given.path,
  };
}
