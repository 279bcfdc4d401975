import { Injectable } from '@nestjs/common';
import type { PasskeyTransport } from '@polaris/contracts';
import { sql } from '../../../../platform/database/sql';
import { Database } from '../../../../platform/database/database';

export interface PasskeyRow {
  id: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: PasskeyTransport[];
  name: string;
  backedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export type NewPasskey = Omit<PasskeyRow, 'id' | 'createdAt' | 'lastUsedAt'>;

const columns = sql`id, "credentialId", "publicKey", counter::float8 as counter, transports, name,
  "backedUp", "createdAt", "lastUsedAt"`;

/** The public keys of passkeys. */
@Injectable()
export class PasskeysRepository {
  constructor(private readonly database: Database) {}

  /** Oldest first. */
  list(userId: string): Promise<PasskeyRow[]> {
    return this.database.query(
      sql`select ${columns} from passkeys where "userId" = $1 order by id`,
      [userId],
    );
  }

  async find(userId: string, credentialId: string): Promise<PasskeyRow | undefined> {
    const [row] = await this.database.query<PasskeyRow[]>(
      sql`select ${columns} from passkeys where "userId" = $1 and "credentialId" = $2`,
      [userId, credentialId],
    );
    return row;
  }

  /** Undefined when any account has this credential. Throws while the account has no authenticator app. */
  async insert(userId: string, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
    const { credentialId, publicKey, counter, transports, name, backedUp } = passkey;
    const [row] = await this.database.query<PasskeyRow[]>(
      sql`insert into passkeys
         ("userId", "credentialId", "publicKey", counter, transports, name, "backedUp")
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict ("credentialId") do nothing returning ${columns}`,
      [userId, credentialId, publicKey, counter, transports, name, backedUp],
    );
    return row;
  }

  /** Undefined if the account has no such passkey. */
  async rename(userId: string, id: number, name: string): Promise<PasskeyRow | undefined> {
    const [rows] = await this.database.query<[PasskeyRow[], number]>(
      sql`update passkeys set name = $3 where "userId" = $1 and id = $2 returning ${columns}`,
      [userId, id, name],
    );
    return rows[0];
  }

  /** Returns the removed passkey; undefined if the account has no such passkey. */
  async remove(userId: string, id: number): Promise<PasskeyRow | undefined> {
    const [rows] = await this.database.query<[PasskeyRow[], number]>(
      sql`delete from passkeys where "userId" = $1 and id = $2 returning ${columns}`,
      [userId, id],
    );
    return rows[0];
  }

  /** False when it was removed, or used elsewhere, since it was read. */
  async noteUse(read: PasskeyRow, counter: number, backedUp: boolean): Promise<boolean> {
    const [, count] = await this.database.query<[object[], number]>(
      sql`update passkeys set counter = $3, "backedUp" = $4, "lastUsedAt" = now()
       where id = $1 and counter = $2`,
      [read.id, read.counter, counter, backedUp],
    );
    return count > 0;
  }
}
