import { Injectable } from '@nestjs/common';
import type { Activity, ActivityInput } from '@polaris/contracts';
import type { EntityManager } from 'typeorm';

/** A key is stored for as long as a laptop may stay offline with what it still has to send. */
const STORED_DAYS = 60;

/** A key as one user sent it. */
export interface IdempotentRequest {
  userId: string;
  key: string;
}

/** What was answered to a key, and whether the same was sent with it. */
export interface EarlierResponse {
  answer: Activity;
  same: boolean;
}

/** The keys that activities were logged with, and what was answered. */
@Injectable()
export class IdempotencyRepository {
  /** False if the key was used before. Of two at once, the second waits here for the first. */
  async claim(
    { userId, key }: IdempotentRequest,
    input: ActivityInput,
    manager: EntityManager,
  ): Promise<boolean> {
    const claimed = await manager.query<object[]>(
      `insert into activity_keys ("userId", key, input) values ($1, $2, $3)
       on conflict do nothing returning key`,
      [userId, key, JSON.stringify(input)],
    );
    return claimed.length > 0;
  }

  async store(
    { userId, key }: IdempotentRequest,
    answer: Activity,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query('update activity_keys set answer = $3 where "userId" = $1 and key = $2', [
      userId,
      key,
      JSON.stringify(answer),
    ]);
  }

  async find(
    { userId, key }: IdempotentRequest,
    input: ActivityInput,
    manager: EntityManager,
  ): Promise<EarlierResponse | undefined> {
    const [earlier] = await manager.query<EarlierResponse[]>(
      `select answer, input = $3::jsonb as same from activity_keys where "userId" = $1 and key = $2`,
      [userId, key, JSON.stringify(input)],
    );
    return earlier;
  }

  /** Removes the keys of activities, with the text that was sent with them. */
  async removeOf(activityIds: number[], manager: EntityManager): Promise<void> {
    await manager.query(`delete from activity_keys where (answer ->> 'id')::int = any($1)`, [
      activityIds,
    ]);
  }

  async removeOld(manager: EntityManager): Promise<void> {
    await manager.query(
      'delete from activity_keys where "createdAt" < now() - make_interval(days => $1)',
      [STORED_DAYS],
    );
  }
}
