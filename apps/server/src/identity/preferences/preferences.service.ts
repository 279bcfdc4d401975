import { Injectable } from '@nestjs/common';
import { type Preferences, preferenceDefaults } from '@polaris/contracts';
import { PreferencesRepository } from './preferences.repository';

@Injectable()
export class PreferencesService {
  constructor(private readonly rows: PreferencesRepository) {}

  /** The customer's choices, or the defaults. */
  async get(userId: string): Promise<Preferences> {
    return toPreferences((await this.rows.find(userId)) ?? preferenceDefaults);
  }

  /** Whether the customer accepts optional mail. */
  async allowsMail(userId: string): Promise<boolean> {
    return ((await this.rows.find(userId)) ?? preferenceDefaults).email;
  }

  remove(userId: string): Promise<void> {
    return this.rows.remove(userId);
  }

  async save(userId: string, chosen: Preferences): Promise<Preferences> {
    await this.rows.save(userId, toPreferences(chosen));
    return this.get(userId);
  }
}

const toPreferences = ({ email, phone, text }: Preferences): Preferences => ({
  email,
  phone,
  text,
});
