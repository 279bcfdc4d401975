import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const STORED_DAYS = 60;

/** A key as one user sent it, with a digest of what was sent. */
export interface KeyedRequest {
  userId: string;
  key: string;
  inputHash: string;
}

/** What was answered to a key, and whether the same was sent with it. */
export interface EarlierAnswer<Answer> {
  answer: Answer;
  same: boolean;
}

/** The Idempotency-Keys of messages and templates, and what was answered. */
@Injectable()
export class MessageKeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** False if the key was used before. Of two at once, the second waits here for the first. */
  async claim({ userId, key, inputHash }: KeyedRequest, manager: EntityManager): Promise<boolean> {
    const claimed = await manager.query<object[]>(
      `insert into message_keys ("userId", key, "inputHash") values ($1, $2, $3)
       on conflict do nothing returning key`,
      [userId, key, inputHash],
    );
    return claimed.length > 0;
  }

  /** Stores the answer, and removes keys that are too old to be sent again. */
  async store(
    { userId, key }: KeyedRequest,
    answer: object,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query('update message_keys set answer = $3 where "userId" = $1 and key = $2', [
      userId,
      key,
      JSON.stringify(answer),
    ]);
    await manager.query(
      'delete from message_keys where "createdAt" < now() - make_interval(days => $1)',
      [STORED_DAYS],
    );
  }

  /** Removes the keys of templates, whose answers hold their text. */
  async removeOfTemplates(ids: number[], manager: EntityManager): Promise<void> {
    await manager.query(
      `delete from message_keys where answer ? 'body' and (answer ->> 'id')::int = any($1)`,
      [ids],
    );
  }

  async find<Answer>(
    { userId, key, inputHash }: KeyedRequest,
    manager = this.dataSource.manager,
  ): Promise<EarlierAnswer<Answer> | undefined> {
    const [earlier] = await manager.query<EarlierAnswer<Answer>[]>(
      `select answer, "inputHash" = $3 as same from message_keys where "userId" = $1 and key = $2`,
      [userId, key, inputHash],
    );
    return earlier;
  }
}
