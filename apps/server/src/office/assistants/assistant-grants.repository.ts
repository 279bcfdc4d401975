import { Injectable } from '@nestjs/common';
import {
  ASSISTANT_UNDO_DAYS,
  type AssistantConnection,
  type AssistantScope,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { type SqlText, sql } from '../../platform/database/sql';
import type { ExpiringRows } from '../../platform/jobs/expired-rows.service';
import { notFound } from '../../platform/problem/problem';

/** Ended connections keep their calls for as long as calls are listed; a code that was not exchanged keeps nothing. */
export const expiringGrants: ExpiringRows = {
  table: sql`assistant_grants`,
  expired: sql`least("revokedAt", "expiresAt") < now() - interval '90 days'
    or ("connectedAt" is null and "createdAt" < now() - interval '1 day')`,
};

export interface NewGrant {
  userId: string;
  kind: AssistantConnection['kind'];
  clientId: string | null;
  host: string | null;
  label: string;
  scopes: readonly AssistantScope[];
  resource: string;
  epoch: number;
  /** In milliseconds. */
  lifetime: number;
}

type Row = Omit<AssistantConnection, 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};

/** Of an account. */
const isConnected = sql`g."userId" = $1 and g."connectedAt" is not null`;
/** In its epoch. */
const isLive = sql`(g.epoch = $2 and g."revokedAt" is null and g."expiresAt" > now())`;
const changes = sql`(select count(*)::int from change_sets s where s."grantId" = g.id
  and s.at > now() - ${ASSISTANT_UNDO_DAYS} * interval '1 day')`;
const columns = sql`g.id, g.kind, g.host, g.label, g.scopes, g."createdAt", g."expiresAt", g."lastUsedAt",
  (select count(*)::int from assistant_calls c where c."grantId" = g.id) as calls,
  ${changes} as changes, not ${isLive} as "hasEnded"`;

/** Connections of assistants. */
@Injectable()
export class AssistantGrantsRepository {
  constructor(private readonly database: Database) {}

  async insert(grant: NewGrant): Promise<number> {
    const { userId, kind, clientId, host, label, scopes, resource, epoch, lifetime } = grant;
    const [row] = await this.database.tx.query<{ id: number }[]>(
      sql`insert into assistant_grants
         ("userId", kind, "clientId", host, label, scopes, resource, epoch, "expiresAt")
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9::bigint * interval '1 millisecond')
       returning id`,
      [userId, kind, clientId, host, label, scopes, resource, epoch, lifetime],
    );
    return row!.id;
  }

  /** The live connections of an account and those with changes to undo, the newest first. */
  async list(userId: string, epoch: number): Promise<AssistantConnection[]> {
    return this.read(sql`${isConnected} and (${isLive} or ${changes} > 0) order by g.id desc`, [
      userId,
      epoch,
    ]);
  }

  async find(id: number, userId: string, epoch: number): Promise<AssistantConnection | undefined> {
    return (
      await this.read(sql`${isConnected} and ${isLive} and g.id = $3`, [userId, epoch, id])
    )[0];
  }

  /** Called when a code was exchanged or a token was made. */
  async connect(id: number): Promise<void> {
    await this.database.tx.query(
      sql`update assistant_grants set "connectedAt" = now() where id = $1`,
      [id],
    );
  }

  /** To the minute, so that not every call writes. */
  async noteUse(id: number): Promise<void> {
    await this.database.query(
      sql`update assistant_grants set "lastUsedAt" = now() where id = $1
         and ("lastUsedAt" is null or "lastUsedAt" < now() - interval '1 minute')`,
      [id],
    );
  }

  /** Throws 404 unless it is or was a connection of the account. */
  async assertOwned(id: number, userId: string): Promise<void> {
    const found = await this.database.query<unknown[]>(
      sql`select from assistant_grants g where ${isConnected} and g.id = $2`,
      [userId, id],
    );
    if (found.length === 0) throw notFound('This connection');
  }

  /** What others wrote may steer the assistant from now on. */
  async noteStrangersText(id: number): Promise<void> {
    await this.database.query(
      sql`update assistant_grants set "strangersTextAt" = clock_timestamp() where id = $1`,
      [id],
    );
  }

  /** Null if it has not read any. */
  async minutesSinceStrangersText(id: number): Promise<number | null> {
    const [row] = await this.database.query<{ minutes: number | null }[]>(
      sql`select (extract(epoch from clock_timestamp() - "strangersTextAt") / 60)::float8 as minutes
       from assistant_grants where id = $1`,
      [id],
    );
    return row?.minutes ?? null;
  }

  /** Returns false if it had ended before. */
  async revoke(id: number): Promise<boolean> {
    const [, count] = await this.database.tx.query<[unknown, number]>(
      sql`update assistant_grants set "revokedAt" = now() where id = $1 and "revokedAt" is null`,
      [id],
    );
    return count > 0;
  }

  private async read(where: SqlText, values: unknown[]): Promise<AssistantConnection[]> {
    const rows = await this.database.query<Row[]>(
      sql`select ${columns} from assistant_grants g where ${where}`,
      values,
    );
    return rows.map(({ createdAt, expiresAt, lastUsedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }
}
