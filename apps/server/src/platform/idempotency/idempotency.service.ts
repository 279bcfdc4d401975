import { Injectable } from '@nestjs/common';
import type { Endpoint } from '@polaris/contracts';
import { sql } from '../database/sql';
import { Database } from '../database/database';
import { ExpiredRowsService } from '../jobs/expired-rows.service';
import { type KeyedRequest, keyedRequest } from '../logging/request-context';
import { ProblemError } from '../problem/problem';
import { IdempotencyRepository } from './idempotency.repository';

/** Also shown to the owner, if the form was changed after a response was lost. */
export const KEY_WAS_USED =
  'Something else was sent with this Idempotency-Key, and is recorded. Reload to see it.';

/** Makes requests safe to repeat. */
@Injectable()
export class IdempotencyService {
  constructor(
    private readonly database: Database,
    private readonly keys: IdempotencyRepository,
    expiredRows: ExpiredRowsService,
  ) {
    expiredRows.register({
      table: sql`idempotency_keys`,
      // A laptop can stay offline this long with requests that it still has to send.
      expired: sql`"createdAt" < now() - interval '60 days'`,
    });
  }

  /**
   * Runs the work of this request in a transaction. A repeat with the same Idempotency-Key does nothing and gets the
   * first response. For records that change, the stored response is only their id.
   */
  once<Answer extends object>(work: () => Promise<Answer>): Promise<Answer> {
    return this.database.transaction(async () => {
      const request = keyedRequest();
      if (!request) return work();
      if (!(await this.keys.claim(request))) return this.repeat(request);
      const answer = await work();
      await this.keys.store(request, answer);
      return answer;
    });
  }

  /**
   * Like `once`, but always returns the record's current state, also for a repeat. It is read in the transaction, so
   * that nothing can fail after the record is stored.
   */
  onceRecord<Answer>(
    make: () => Promise<{ id: number }>,
    read: (id: number) => Promise<Answer>,
  ): Promise<Answer> {
    return this.database.transaction(async () => read((await this.once(make)).id));
  }

  /** Removes stored responses with the content of permanently deleted records. */
  forget({ method, path }: Endpoint, ids: number[]): Promise<void> {
    return this.keys.remove(`${method} ${path}`, ids);
  }

  private async repeat<Answer>(request: KeyedRequest): Promise<Answer> {
    const earlier = await this.keys.find<Answer>(request);
    if (!earlier?.isSame) throw new ProblemError(422, KEY_WAS_USED);
    return earlier.answer;
  }
}
