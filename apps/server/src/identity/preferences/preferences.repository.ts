import { Injectable } from '@nestjs/common';
import type { Preferences } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { PreferencesEntity } from './preferences.entity';

@Injectable()
export class PreferencesRepository {
  constructor(private readonly database: Database) {}

  /** Null if the customer has not chosen yet. */
  find(userId: string): Promise<PreferencesEntity | null> {
    return this.database.manager.findOneBy(PreferencesEntity, { userId });
  }

  async save(userId: string, chosen: Preferences): Promise<void> {
    const row = { userId, ...chosen };
    await this.database.manager.upsert(PreferencesEntity, row, { conflictPaths: ['userId'] });
  }

  async remove(userId: string): Promise<void> {
    await this.database.tx.delete(PreferencesEntity, { userId });
  }
}
