import { Injectable } from '@nestjs/common';
import { sql } from '../database/sql';
import { Database } from '../database/database';
import type { KeyedRequest } from '../logging/request-context';

/** What was answered to a key, and whether the same was sent with it. */
export interface PreviousAnswer<Answer> {
  answer: Answer;
  isSame: boolean;
}

/** The Idempotency-Keys of the last weeks, and what was answered. */
@Injectable()
export class IdempotencyRepository {
  constructor(private readonly database: Database) {}

  /** False if the key was used before. Of two at once, the second waits here for the first. */
  async claim({ userId, key, request, contentHash }: KeyedRequest): Promise<boolean> {
    const claimed = await this.database.tx.query<object[]>(
      sql`insert into idempotency_keys ("userId", key, request, "contentHash") values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      [userId, key, request, contentHash],
    );
    return claimed.length > 0;
  }

  async store({ userId, key }: KeyedRequest, answer: object): Promise<void> {
    await this.database.tx.query(
      sql`update idempotency_keys set answer = $3 where "userId" = $1 and key = $2`,
      [userId, key, JSON.stringify(answer)],
    );
  }

  /** A key that is older than this table has no hash: what was sent is not known, so anything is the same. */
  async find<Answer>({
    userId,
    key,
    request,
    contentHash,
  }: KeyedRequest): Promise<PreviousAnswer<Answer> | undefined> {
    const [earlier] = await this.database.tx.query<PreviousAnswer<Answer>[]>(
      sql`select answer, request = $3 and coalesce("contentHash" = $4, true) as "isSame"
       from idempotency_keys where "userId" = $1 and key = $2`,
      [userId, key, request, contentHash],
    );
    return earlier;
  }

  /** Removes the keys of a request whose answers are these records. */
  async remove(request: string, ids: number[]): Promise<void> {
    await this.database.tx.query(
      sql`delete from idempotency_keys where request = $1 and (answer ->> 'id')::int = any($2)`,
      [request, ids],
    );
  }
}
