import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_DIGITS } from '@polaris/contracts';
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
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const [codeHash] = this.hashesOf(account.id, code);
    const { link } = await this.links.issue({ purpose: 'verify', account, email, codeHash });
    return { link, code };
  }

  /** The address that a code was mailed to; undefined for a wrong code, which is counted even if the request fails. */
  addressOf(account: LinkAccount, code: string): Promise<string | undefined> {
    const hashes = this.hashesOf(account.id, code);
    return this.tokens.findCodeAddress(account, hashes, MAX_WRONG_CODES);
  }

  /** HMACs, as plain hashes of a million codes are quickly computed. With the current secret, then previous ones. */
  private hashesOf(userId: string, code: string): [string, ...string[]] {
    const [secret, ...previous] = this.settings.secrets;
    const hashOf = (key: string) =>
      createHmac('sha256', key).update(`code:${userId}:${code}`).digest('hex');
    return [hashOf(secret), ...previous.map(hashOf)];
  }
}
