import { Injectable } from '@nestjs/common';
import type { AvailabilityException } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { isUniqueViolation } from '../../platform/database/database-error';
import { sql } from '../../platform/database/sql';
import { conflict } from '../../platform/problem/problem';
import { AvailabilityExceptionEntity } from './availability-exception.entity';

/** The SQLSTATE of a unique constraint. */
const fields = sql`id, day::text, kind, to_char("startsAt", 'HH24:MI') as "startsAt",
  to_char("endsAt", 'HH24:MI') as "endsAt"`;

export type StoredException = Omit<AvailabilityException, 'sessions'>;

/** All SQL that changes availability exceptions is here. */
@Injectable()
export class AvailabilityExceptionsRepository {
  constructor(private readonly database: Database) {}

  /** Exceptions from one day to another (or all later ones), sorted by day. */
  list(from: string, until: string | null = null): Promise<StoredException[]> {
    return this.database.query(
      sql`select ${fields} from availability_exceptions where day >= $1 and ($2::date is null or day <= $2)
       order by day, "startsAt" nulls first, id limit 1000`,
      [from, until],
    );
  }

  async find(id: number): Promise<StoredException | undefined> {
    const [found] = await this.database.query<StoredException[]>(
      sql`select ${fields} from availability_exceptions where id = $1`,
      [id],
    );
    return found;
  }

  async add(exception: Omit<StoredException, 'id'>): Promise<number> {
    try {
      const { id } = await this.database.tx.save(AvailabilityExceptionEntity, { ...exception });
      return id;
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict('This day is in the list already.');
      throw error;
    }
  }

  /** Returns false if it did not exist. */
  async remove(id: number): Promise<boolean> {
    return this.database.transaction(async () => {
      const { affected } = await this.database.tx.delete(AvailabilityExceptionEntity, { id });
      return affected === 1;
    });
  }
}
