import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql';
import { Database } from '../../../platform/database/database';
import { MailSettingsEntity } from './mail-settings.entity';

const ONLY_ROW = { id: 1 };

/** The only code whose SQL names the mail settings. */
@Injectable()
export class MailSettingsRepository {
  constructor(private readonly database: Database) {}

  find(): Promise<MailSettingsEntity | null> {
    return this.database.manager.findOneBy(MailSettingsEntity, ONLY_ROW);
  }

  /** The row for writing; a new one while there is none. */
  async lock(): Promise<MailSettingsEntity> {
    await this.database.tx.query(sql`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
      'mail settings',
    ]);
    const row = await this.database.tx.findOne(MailSettingsEntity, {
      where: ONLY_ROW,
      lock: { mode: 'pessimistic_write' },
    });
    return row ?? this.database.tx.create(MailSettingsEntity, ONLY_ROW);
  }

  save(row: MailSettingsEntity): Promise<MailSettingsEntity> {
    return this.database.tx.save(row);
  }

  async remove(): Promise<boolean> {
    const { affected } = await this.database.tx.delete(MailSettingsEntity, ONLY_ROW);
    return affected === 1;
  }

  /** The same password under another key, which is no new version of the row. */
  async reseal(sealed: string, resealed: string): Promise<void> {
    await this.database.query(
      sql`update mail_settings set "sealedPassword" = $2 where "sealedPassword" = $1`,
      [sealed, resealed],
    );
  }
}
