import { Injectable } from '@nestjs/common';
import { TRASH_DAYS } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';

const neverAccepted = sql`not exists (select from offer_acceptances a where a."offerId" = offers.id)`;

/** Erases offers that were never accepted. What was accepted stays, as invoices do. */
@Injectable()
export class ErasedOffersRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    // Their customer is not in the trash any more.
    const expired = sql`"customerId" is null and "updatedAt" < now() - make_interval(days => ${TRASH_DAYS + 1})
      and ${neverAccepted}`;
    expiredRows.register({ table: sql`offers`, expired });
  }

  async eraseOf(customerId: number): Promise<void> {
    const [erased] = await this.database.tx.query<[{ id: number }[], number]>(
      sql`update offers set "customerId" = null where ${neverAccepted}
         and "customerId" = $1 returning id`,
      [customerId],
    );
    await this.database.tx.query(sql`delete from offers where id = any($1::int[])`, [
      erased.map(({ id }) => id),
    ]);
  }
}
