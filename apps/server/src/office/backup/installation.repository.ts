import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/** The id of this installation. It is part of backups, so a restored site keeps it. */
@Injectable()
export class InstallationRepository {
  constructor(private readonly database: Database) {}

  /** Created on first use. */
  async id(): Promise<string> {
    await this.database.query(
      sql`insert into installation (id) values ($1) on conflict ("isOnly") do nothing`,
      [randomBytes(16).toString('hex')],
    );
    const [{ id }] = await this.database.query<[{ id: string }]>(sql`select id from installation`);
    return id;
  }
}
