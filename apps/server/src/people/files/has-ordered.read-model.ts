import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** Tells whether a customer has ever ordered anything. */
@Injectable()
export class HasOrderedReadModel {
  constructor(private readonly database: Database) {}

  async ofCustomer(id: number): Promise<boolean> {
    const found = await this.database.query<unknown[]>(
      sql`select from purchases where "customerId" = $1 limit 1`,
      [id],
    );
    return found.length > 0;
  }
}
