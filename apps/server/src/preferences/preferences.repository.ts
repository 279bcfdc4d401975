import { Injectable } from '@nestjs/common';
import type { Preferences } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { PreferencesEntity } from './preferences.entity';

@Injectable()
export class PreferencesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null until the customer has chosen. */
  find(userId: string, manager = this.dataSource.manager): Promise<PreferencesEntity | null> {
    return manager.findOneBy(PreferencesEntity, { userId });
  }

  async save(userId: string, chosen: Preferences): Promise<void> {
    const row = { userId, ...chosen };
    await this.dataSource.manager.upsert(PreferencesEntity, row, { conflictPaths: ['userId'] });
  }

  async remove(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(PreferencesEntity, { userId });
  }
}
