import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type Preferences, preferenceDefaults } from '@polaris/contracts';
import { type EntityManager, Repository } from 'typeorm';
import { PreferencesEntity } from './preferences.entity';

@Injectable()
export class PreferencesService {
  constructor(
    @InjectRepository(PreferencesEntity) private readonly rows: Repository<PreferencesEntity>,
  ) {}

  /** What the customer has chosen; the defaults until then. */
  async get(userId: string): Promise<Preferences> {
    const row = await this.rows.findOneBy({ userId });
    return toPreferences(row ?? preferenceDefaults);
  }

  /** Whether mail that nobody has to get may go to this customer. */
  async allowsMail(userId: string, manager: EntityManager): Promise<boolean> {
    const row = await manager.findOneBy(PreferencesEntity, { userId });
    return (row ?? preferenceDefaults).email;
  }

  async remove(userId: string, manager: EntityManager): Promise<void> {
    await manager.delete(PreferencesEntity, { userId });
  }

  async save(userId: string, chosen: Preferences): Promise<Preferences> {
    const row = { userId, ...toPreferences(chosen) };
    await this.rows.upsert(row, { conflictPaths: ['userId'] });
    return this.get(userId);
  }
}

const toPreferences = ({ email, phone, text }: Preferences): Preferences => ({
  email,
  phone,
  text,
});
