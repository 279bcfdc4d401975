import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';

/** The stored authenticator app of an account. */
export interface SecondFactorRow {
  /** Encrypted. */
  secret: string;
  /** Null until a code has shown that the app has the key. */
  enabledAt: Date | null;
  /** The time step of the last accepted code. */
  lastStep: number;
}

/** The time step of a valid code, and the key encrypted with the current secret. */
interface UsedStep {
  row: SecondFactorRow;
  step: number;
  resealed: string;
}

/** Keys of authenticator apps, and hashes of recovery codes. */
@Injectable()
export class SecondFactorsRepository {
  constructor(private readonly database: Database) {}

  async find(userId: string): Promise<SecondFactorRow | undefined> {
    const [row] = await this.database.query<SecondFactorRow[]>(
      sql`select secret, "enabledAt", "lastStep"::int as "lastStep"
       from second_factors where "userId" = $1`,
      [userId],
    );
    return row;
  }

  async countCodes(userId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }[]>(
      sql`select count(*)::int as count from recovery_codes where "userId" = $1`,
      [userId],
    );
    return row!.count;
  }

  /** Stores a key, or replaces an unconfirmed one; returns false if one is in use. */
  async start(userId: string, secret: string): Promise<boolean> {
    const rows = await this.database.query<object[]>(
      sql`insert into second_factors ("userId", secret) values ($1, $2)
       on conflict ("userId") do update set secret = excluded.secret, "lastStep" = 0
         where second_factors."enabledAt" is null
       returning true`,
      [userId, secret],
    );
    return rows.length > 0;
  }

  /** Accepts each code only once, and only for the key that was read. */
  async useStep(userId: string, { row, step, resealed }: UsedStep): Promise<boolean> {
    const [, count] = await this.database.query<[object[], number]>(
      sql`update second_factors
       set "lastStep" = $3, secret = $4, "enabledAt" = coalesce("enabledAt", now())
       where "userId" = $1 and secret = $2 and "lastStep" < $3`,
      [userId, row.secret, step, resealed],
    );
    return count > 0;
  }

  /** Uses up a recovery code; returns false if it does not exist. */
  async useCode(userId: string, hash: string): Promise<boolean> {
    const [, count] = await this.database.query<[object[], number]>(
      sql`delete from recovery_codes where "userId" = $1 and hash = $2`,
      [userId, hash],
    );
    return count > 0;
  }

  async replaceCodes(userId: string, hashes: string[]): Promise<void> {
    await this.database.tx.query(sql`delete from recovery_codes where "userId" = $1`, [userId]);
    await this.database.tx.query(
      sql`insert into recovery_codes ("userId", hash) select $1, unnest($2::text[])`,
      [userId, hashes],
    );
  }

  /** Also removes the recovery codes. Returns false if two-factor authentication was not on. */
  async remove(userId: string): Promise<boolean> {
    const [rows] = await this.database.query<[{ wasOn: boolean }[], number]>(
      sql`delete from second_factors where "userId" = $1 returning "enabledAt" is not null as "wasOn"`,
      [userId],
    );
    return rows[0]?.wasOn ?? false;
  }
}
