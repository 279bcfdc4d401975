import { Injectable } from '@nestjs/common';
import type { OneTimeLink } from '@polaris/contracts';
import { type LinkAccount, TokensService } from './tokens.service';

/** Long enough to pass the link on by phone or letter. */
const LIFETIME_MINUTES = 24 * 60;

/** Links to choose a new password, which the owner passes on. */
@Injectable()
export class OneTimeLinksService {
  constructor(private readonly tokens: TokensService) {}

  /** Using it does not verify the address, as it was not mailed. Replaces an earlier link. */
  async make(account: LinkAccount): Promise<OneTimeLink> {
    await this.tokens.revoke('reset', account.id);
    const { link: url, expiresAt } = await this.tokens.issue({
      purpose: 'reset',
      account,
      lifetimeMinutes: LIFETIME_MINUTES,
    });
    return { url, expiresAt: expiresAt.toISOString() };
  }
}
