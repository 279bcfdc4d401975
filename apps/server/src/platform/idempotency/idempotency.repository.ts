import { Injectable } from '@nestjs/common';
import { sql } from '../database/sql';
import { Database } from '../database/database';
import type { KeyedRequest } from '../logging/request-context';

/** The response stored for a key, and whether the same content was sent. */
export interface PreviousResponse<Result> {
  answer: Result;
  isSame: boolean;
}

/** The Idempotency-Keys of the last weeks with their responses. */
@Injectable()
export class IdempotencyRepository {
  constructor(private readonly database: Database) {}

  /** Returns false if the key was used before. Of two concurrent requests, the second waits here. */
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

  /** Keys from before this column have no hash: their content is unknown, so any content counts as the same. */
  async find<Answer>({
    userId,
    key,
    request,
    contentHash,
  }: KeyedRequest): Promise<PreviousResponse<Answer> | undefined> {
    const [earlier] = await this.database.tx.query<PreviousResponse<Answer>[]>(
      sql`select answer, request = $3 and coalesce("contentHash" = $4, true) as "isSame"
       from idempotency_keys where "userId" = $1 and key = $2`,
      [userId, key, request, contentHash],
    );
    return earlier;
  }

  /** Removes the keys of a request whose responses are these records. */
  async remove(request: string, ids: number[]): Promise<void> {
    await this.database.tx.query(
      sql`delete from idempotency_keys where request = $1 and (answer ->> 'id')::int = any($2)`,
      [request, ids],
    );
  }
}
