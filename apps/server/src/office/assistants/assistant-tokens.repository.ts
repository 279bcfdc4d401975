import { Injectable } from '@nestjs/common';
import type { AssistantScope } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';
import type { ExpiringRows } from '../../platform/jobs/expired-rows.service';

export const expiringAssistantTokens: ExpiringRows = {
  table: sql`assistant_tokens`,
  expired: sql`"expiresAt" <= now()`,
};

export type TokenKind = 'code' | 'access' | 'refresh' | 'pasted';

interface NewToken {
  hash: string;
  grantId: number;
  kind: TokenKind;
  /** In milliseconds; it never outlives its connection. */
  lifetime: number;
  challenge?: string;
  redirectUri?: string;
}

/** A token that can still be used, with its connection. */
export interface LockedToken {
  grantId: number;
  userId: string;
  epoch: number;
  clientId: string | null;
  label: string;
  scopes: AssistantScope[];
  resource: string;
  challenge: string | null;
  redirectUri: string | null;
  /** How many seconds ago it was used; null if it was not. */
  usedAgo: number | null;
}

/** What assistants prove their connection with. */
@Injectable()
export class AssistantTokensRepository {
  constructor(private readonly database: Database) {}

  async insert(token: NewToken): Promise<void> {
    const { hash, grantId, kind, lifetime, challenge = null, redirectUri = null } = token;
    await this.database.tx.query(
      sql`insert into assistant_tokens (hash, "grantId", kind, challenge, "redirectUri", "expiresAt")
       select $1, id, $3, $4, $5, least("expiresAt", now() + $6::bigint * interval '1 millisecond')
       from assistant_grants where id = $2`,
      [hash, grantId, kind, challenge, redirectUri, lifetime],
    );
  }

  /** Concurrent uses of one connection wait for each other. */
  async lock(kind: TokenKind, hash: string): Promise<LockedToken | undefined> {
    const [row] = await this.database.tx.query<LockedToken[]>(
      sql`select g.id as "grantId", g."userId", g.epoch, g."clientId", g.label, g.scopes, g.resource,
         t.challenge, t."redirectUri", extract(epoch from now() - t."usedAt")::float8 as "usedAgo"
       from assistant_grants g join assistant_tokens t on t."grantId" = g.id
       where t.hash = $1 and t.kind = $2 and t."expiresAt" > now()
         and g."revokedAt" is null and g."expiresAt" > now()
       for update of g, t`,
      [hash, kind],
    );
    return row;
  }

  /** The connection of any token but a code. */
  async findGrant(hash: string): Promise<{ id: number; userId: string } | undefined> {
    const [row] = await this.database.query<{ id: number; userId: string }[]>(
      sql`select g.id, g."userId" from assistant_grants g
       join assistant_tokens t on t."grantId" = g.id where t.hash = $1 and t.kind <> 'code'`,
      [hash],
    );
    return row;
  }

  async markUsed(hash: string): Promise<void> {
    await this.database.tx.query(
      sql`update assistant_tokens set "usedAt" = now() where hash = $1 and "usedAt" is null`,
      [hash],
    );
  }

  async removeOf(grantId: number): Promise<void> {
    await this.database.tx.query(sql`delete from assistant_tokens where "grantId" = $1`, [grantId]);
  }
}
