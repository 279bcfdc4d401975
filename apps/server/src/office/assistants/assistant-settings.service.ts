import { Injectable } from '@nestjs/common';
import type { AssistantSettings, AssistantSettingsInput } from '@polaris/contracts';
import { TwoFactorService } from '../../identity/auth/factors/two-factor.service';
import { Settings } from '../../platform/config/settings';
import { Database } from '../../platform/database/database';
import { conflict } from '../../platform/problem/problem';
import { SecurityLogService } from '../../records/security-log/security-log.service';
import { AssistantSettingsRepository } from './assistant-settings.repository';
import { MCP_PATH } from './routes/paths';

/** Whether assistants can be connected, and what that needs. */
@Injectable()
export class AssistantSettingsService {
  constructor(
    private readonly database: Database,
    private readonly stored: AssistantSettingsRepository,
    private readonly factors: TwoFactorService,
    private readonly security: SecurityLogService,
    private readonly settings: Settings,
  ) {}

  async get(userId: string): Promise<AssistantSettings> {
    const stored = await this.stored.find();
    return { ...stored, address: this.address, hasTwoFactor: await this.factors.isOn(userId) };
  }

  update(input: AssistantSettingsInput, userId: string): Promise<AssistantSettings> {
    return this.database.transaction(async () => {
      const { isOn } = await this.stored.find();
      await this.stored.save({ ...input, hosts: [...new Set(input.hosts)] });
      if (isOn !== input.isOn)
        await this.security.record('assistants_changed', userId, input.isOn ? 'on' : 'off');
      return this.get(userId);
    });
  }

  /** The address of the interface, which every token is bound to. */
  get address(): string {
    return `${this.settings.publicUrl}${MCP_PATH}`;
  }

  async isOn(): Promise<boolean> {
    return (await this.stored.find()).isOn;
  }

  async hosts(): Promise<readonly string[]> {
    return (await this.stored.find()).hosts;
  }

  hasTwoFactor(userId: string): Promise<boolean> {
    return this.factors.isOn(userId);
  }

  async assertOn(): Promise<void> {
    if (!(await this.isOn())) throw conflict('Turn assistants on first.');
  }

  /** The proof of a recent code lets accounts without two-factor authentication pass, so this is asked as well. */
  async assertCanConnect(userId: string): Promise<void> {
    await this.assertOn();
    if (!(await this.hasTwoFactor(userId)))
      throw conflict('Turn on two-factor authentication in your account first.');
  }
}
