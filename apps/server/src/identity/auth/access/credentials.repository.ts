import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import type { AccessEnd } from './access.service';
import { type Credential, credentials } from './credentials';

/** Deletes the credentials that end with access to an account, in all tables. */
@Injectable()
export class CredentialsRepository {
  constructor(private readonly database: Database) {}

  async revoke(userId: string, reason: AccessEnd['reason']): Promise<void> {
    for (const { table, revoke } of Object.values<Credential>(credentials)) {
      if (revoke === null || typeof revoke === 'string') continue;
      const { where, only = reason } = revoke;
      if (only === reason)
        await this.database.tx.query(
          sql`delete from ${sql.identifier('table', table)} where ${where}`,
          [userId],
        );
    }
  }
}
