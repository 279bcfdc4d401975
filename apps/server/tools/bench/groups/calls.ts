import type { Comparison, RatioGoal } from '../report/rows.ts';
import { BROWSER, type Stage, ownersCall, target } from './stage.ts';

export const callsText = `Goals in microseconds hold where a ping costs 20: the ratio says the same on any machine.`;

const PING = 20;

const atMost = (microseconds: number, stretch?: number): RatioGoal => ({
  atLeast: PING / microseconds,
  ...(stretch && { stretch: PING / stretch }),
  text: `at most ${microseconds} µs${stretch ? ` (stretch ${stretch})` : ''}`,
});

/** Calls that read almost nothing, compared with a bare ping. */
export function calls(stage: Stage): Comparison[] {
  const { polaris, anchors } = stage;
  const free = { readsDatabase: false };
  const ping = target('node:http, ping', anchors, { path: '/ping' }, free);
  const live = { path: '/api/health/live', headers: BROWSER };
  const services = { path: '/api/services/landing', headers: BROWSER };
  return [
    {
      ours: target('/api/health/live', polaris, live, free),
      anchor: ping,
      goal: atMost(35),
    },
    {
      ours: ownersCall('/api/auth/user', stage, '/api/auth/user'),
      anchor: ping,
      goal: atMost(170, 100),
    },
    {
      ours: target('/api/services/landing, anonymous', polaris, services),
      anchor: ping,
      goal: atMost(40),
    },
  ];
}
