import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { hashToken, newToken } from '../../platform/config/hash-token';

/** Links for people without an account to change a session, by the hashes of their tokens. */
@Injectable()
export class AppointmentLinksRepository {
  constructor(
    private readonly database: Database,
    expiredRows: ExpiredRowsService,
  ) {
    const expired = sql`"expiresAt" <= now()`;
    expiredRows.register({ table: sql`appointment_links`, expired });
  }

  /** Returns a new token for each mail. Only its hash is stored. */
  async issue(appointmentId: number, expiresAt: Date): Promise<string> {
    const { token, hash } = newHashedToken();
    await this.database.query(
      sql`insert into appointment_links (hash, "appointmentId", "expiresAt") values ($1, $2, $3)`,
      [hash, appointmentId, expiresAt],
    );
    return token;
  }

  async find(token: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ appointmentId: number }[]>(
      sql`select "appointmentId" from appointment_links where hash = $1 and "expiresAt" > now()`,
      [hashToken(token)],
    );
    return row?.appointmentId;
  }
}

export function newHashedToken(): { token: string; hash: string } {
  const token = newToken();
  return { token, hash: hashToken(token) };
}
