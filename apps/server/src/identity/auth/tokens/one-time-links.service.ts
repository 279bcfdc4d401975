import { Injectable } from '@nestjs/common';
import type { OneTimeLink } from '@polaris/contracts';
import { Settings } from '../../../platform/config/settings';
import { type LinkAccount, TokensService } from './tokens.service';

/** Long enough to reach its person by phone or by post. */
const LIFETIME_MINUTES = 24 * 60;

/** Links that the owner hands over: with one, its person chooses a new password. */
@Injectable()
export class OneTimeLinksService {
  constructor(
    private readonly tokens: TokensService,
    private readonly settings: Settings,
  ) {}

  /** It verifies no address: it has not been in a mailbox. An earlier one ends. */
  async make(account: LinkAccount): Promise<OneTimeLink> {
    await this.tokens.revoke('reset', account.id);
    const { token, expiresAt } = await this.tokens.issue({
      purpose: 'reset',
      account,
      lifetimeMinutes: LIFETIME_MINUTES,
    });
    const url = `${this.settings.publicUrl}/login#reset=${token}`;
    return { url, expiresAt: expiresAt.toISOString() };
  }
}
