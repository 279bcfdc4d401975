import { Injectable } from '@nestjs/common';
import type { AssistantScope } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** The connection that makes a call. */
export interface AssistantCaller {
  grantId: number;
  userId: string;
  clientId: string;
  /** Its host, or what the owner called it. */
  label: string;
  scopes: AssistantScope[];
}

/** Finds the connection of a token, if the account is still an owner's and its access has not ended since. */
@Injectable()
export class AssistantCallersReadModel {
  constructor(private readonly database: Database) {}

  /** By the token's hash; `resource` is the address that the token must be for. */
  async find(hash: string, resource: string): Promise<AssistantCaller | undefined> {
    const [caller] = await this.database.query<AssistantCaller[]>(
      sql`select g.id as "grantId", u.id as "userId", coalesce(g."clientId", 'pasted') as "clientId",
         g.label, g.scopes
       from assistant_tokens t join assistant_grants g on g.id = t."grantId"
         join users u on u.id = g."userId"
       where t.hash = $1 and t.kind in ('access', 'pasted') and t."expiresAt" > now()
         and g."revokedAt" is null and g."expiresAt" > now() and g.resource = $2
         and g.epoch = u."accessEpoch" and u."isAdmin" and u."disabledAt" is null`,
      [hash, resource],
    );
    return caller;
  }
}
