import { Injectable } from '@nestjs/common';
import { codeHashes, newCode } from '../../../platform/config/mailed-codes';
import { Settings } from '../../../platform/config/settings';
import { OneTimeTokensRepository } from '../tokens/one-time-tokens.repository';
import { type LinkAccount, TokensService } from '../tokens/tokens.service';

/** Makes guessing unlikely: the code of a mail stops working after this many wrong ones. */
const MAX_WRONG_CODES = 5;

/** Codes in mails, for people who prefer typing to opening a link. */
@Injectable()
export class VerificationCodesService {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly links: TokensService,
    private readonly settings: Settings,
  ) {}

  /** Returns a link with a code that can be typed instead. */
  async issue(account: LinkAccount, email: string): Promise<{ link: string; code: string }> {
    const code = newCode();
    const [codeHash] = this.hashesOf(account.id, code);
    const { link } = await this.links.issue({ purpose: 'verify', account, email, codeHash });
    return { link, code };
  }

  /** The address that a code was mailed to; undefined for a wrong code, which is counted even if the request fails. */
  addressOf(account: LinkAccount, code: string): Promise<string | undefined> {
    const hashes = this.hashesOf(account.id, code);
    return this.tokens.findCodeAddress(account, hashes, MAX_WRONG_CODES);
  }

  private hashesOf(userId: string, code: string): [string, ...string[]] {
    return codeHashes(`code:${userId}`, code, this.settings.secrets);
  }
}
