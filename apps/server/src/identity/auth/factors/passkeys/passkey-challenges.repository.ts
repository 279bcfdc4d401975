import { Injectable } from '@nestjs/common';
import { sql } from '../../../../platform/database/sql';
import { Database } from '../../../../platform/database/database';
import type { ExpiringRows } from '../../../../platform/jobs/expired-rows.service';

export const expiringChallenges: ExpiringRows = {
  table: sql`passkey_challenges`,
  expired: sql`"expiresAt" <= now()`,
};

/** A challenge for a passkey to sign, valid for one account in one session. */
export interface PasskeyChallenge {
  challenge: string;
  userId: string;
  sessionId: string;
}

@Injectable()
export class PasskeyChallengesRepository {
  constructor(private readonly database: Database) {}

  async insert(
    { challenge, userId, sessionId }: PasskeyChallenge,
    lifetimeSeconds: number,
  ): Promise<void> {
    await this.database.query(
      sql`insert into passkey_challenges (challenge, "userId", "sessionId", "expiresAt")
       values ($1, $2, $3, now() + make_interval(secs => $4))`,
      [challenge, userId, sessionId, lifetimeSeconds],
    );
  }

  /**
   * Uses up the challenge; returns false if it does not exist or has expired. It stays used even if a later step fails,
   * and only one of two concurrent responses gets it.
   */
  async consume({ challenge, userId, sessionId }: PasskeyChallenge): Promise<boolean> {
    const [, count] = await this.database.outside.query<[object[], number]>(
      sql`delete from passkey_challenges
       where challenge = $1 and "userId" = $2 and "sessionId" = $3 and "expiresAt" > now()`,
      [challenge, userId, sessionId],
    );
    return count > 0;
  }
}
