import { Injectable } from '@nestjs/common';
import type { PurchaseStatus } from '@polaris/contracts';
import { sql } from '../platform/database/sql';
import { Database } from '../platform/database/database';

/** What was bought, as far as a testimonial needs it. */
export interface BoughtService {
  status: PurchaseStatus;
  /** Null once the account is deleted. */
  userId: string | null;
  serviceName: string | null;
}

/** The purchases that testimonials are about. */
@Injectable()
export class TestimonialPurchasesReadModel {
  constructor(private readonly database: Database) {}

  async find(purchaseId: number): Promise<BoughtService | undefined> {
    const [found] = await this.database.query<BoughtService[]>(
      sql`select p.status, p."userId", s.name as "serviceName"
       from purchases p left join services s on s.id = p."serviceId" where p.id = $1`,
      [purchaseId],
    );
    return found;
  }

  /** The keys of what an account has bought. */
  async idsOf(userId: string): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      sql`select p.id from purchases p where p."userId" = $1 order by p.id`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }
}
