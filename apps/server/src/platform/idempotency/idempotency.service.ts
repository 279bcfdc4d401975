import { Injectable } from '@nestjs/common';
import type { Endpoint } from '@polaris/contracts';
import { sql } from '../database/sql';
import { Database } from '../database/database';
import { ExpiredRowsService } from '../jobs/expired-rows.service';
import { type KeyedRequest, keyedRequest } from '../logging/request-context';
import { ProblemError } from '../problem/problem';
import { IdempotencyRepository } from './idempotency.repository';

/** Also for the owner, whose form sent other content after a response was lost. */
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
      // For so long a laptop may stay offline with what it still has to send.
      expired: sql`"createdAt" < now() - interval '60 days'`,
    });
  }

  /**
   * Does the work of this request in a transaction. The same request, sent again with its
   * Idempotency-Key, does nothing and gets what the first one answered: for records that change, an
   * answer is their id alone.
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
   * The same for a record that is answered as it is now, on a repeat too. It is read in the transaction:
   * nothing that could fail is left to do once the record is stored.
   */
  onceRecord<Answer>(
    make: () => Promise<{ id: number }>,
    read: (id: number) => Promise<Answer>,
  ): Promise<Answer> {
    return this.database.transaction(async () => read((await this.once(make)).id));
  }

  /** Forgets the answers that hold words of these records, which are deleted for good. */
  forget({ method, path }: Endpoint, ids: number[]): Promise<void> {
    return this.keys.remove(`${method} ${path}`, ids);
  }

  private async repeat<Answer>(request: KeyedRequest): Promise<Answer> {
    const earlier = await this.keys.find<Answer>(request);
    if (!earlier?.isSame) throw new ProblemError(422, KEY_WAS_USED);
    return earlier.answer;
  }
}
