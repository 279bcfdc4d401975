import { Injectable } from '@nestjs/common';
import type { AssistantSettingsInput } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/sql';

/**
 * Where Claude, ChatGPT and VS Code publish what they are; the sources are in decision 040. `claude.com` is where
 * Claude moves to.
 */
const USUAL_HOSTS = ['claude.ai', 'claude.com', 'chatgpt.com', 'vscode.dev'];
const NEVER_SET: AssistantSettingsInput = { isOn: false, hosts: USUAL_HOSTS };

@Injectable()
export class AssistantSettingsRepository {
  constructor(private readonly database: Database) {}

  async find(): Promise<AssistantSettingsInput> {
    const [row] = await this.database.query<AssistantSettingsInput[]>(
      sql`select "isOn", hosts from assistant_settings`,
    );
    return row ?? NEVER_SET;
  }

  async save({ isOn, hosts }: AssistantSettingsInput): Promise<void> {
    await this.database.query(
      sql`insert into assistant_settings ("isOn", hosts) values ($1, $2)
       on conflict (id) do update set "isOn" = excluded."isOn", hosts = excluded.hosts`,
      [isOn, hosts],
    );
  }
}
