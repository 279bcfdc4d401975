import type { Activity, ActivityInput } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';
import { ProblemError } from '../platform/http/problem';

/** A key is remembered for as long as a laptop may lie closed in a drawer. */
const REMEMBERED_DAYS = 60;

export interface Once {
  userId: string;
  key: string;
}

/**
 * Logs under a key once: the same key answers what it answered the first time. Whoever comes second
 * waits at the primary key until the first has finished.
 */
export async function logOnce(
  manager: EntityManager,
  { userId, key }: Once,
  input: ActivityInput,
  log: () => Promise<Activity>,
): Promise<Activity> {
  const sent = JSON.stringify(input);
  const [mine] = await manager.query<object[]>(
    `insert into activity_keys ("userId", key, input) values ($1, $2, $3)
     on conflict do nothing returning key`,
    [userId, key, sent],
  );
  if (!mine) return repeated(manager, { userId, key }, sent);
  const activity = await log();
  await manager.query('update activity_keys set answer = $3 where "userId" = $1 and key = $2', [
    userId,
    key,
    JSON.stringify(activity),
  ]);
  await manager.query(
    'delete from activity_keys where "createdAt" < now() - make_interval(days => $1)',
    [REMEMBERED_DAYS],
  );
  return activity;
}

async function repeated(manager: EntityManager, { userId, key }: Once, sent: string) {
  const [first] = await manager.query<{ answer: Activity; same: boolean }[]>(
    `select answer, input = $3::jsonb as same from activity_keys where "userId" = $1 and key = $2`,
    [userId, key, sent],
  );
  if (!first?.same)
    throw new ProblemError(422, 'This Idempotency-Key was used for another activity.');
  return first.answer;
}
