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

  /** Locks the row for writing; creates it if there is none. */
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

  /** Stores the same password encrypted with another key; the row's version does not change. */
  async reseal(sealed: string, resealed: string): Promise<void> {
    await this.database.query(
      sql`update mail_settings set "sealedPassword" = $2 where "sealedPassword" = $1`,
      [sealed, resealed],
    );
  }
}
