import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_DIGITS } from '@polaris/contracts';
import { Settings } from '../../../platform/config/settings';
import { OneTimeTokensRepository } from '../tokens/one-time-tokens.repository';
import type { LinkAccount } from '../tokens/tokens.service';

/** So many digits are guessed rarely enough when each mail's code ends after so many wrong ones. */
const MAX_WRONG_CODES = 5;

/** The digits in a mail, for a person who would rather type than open a link. */
@Injectable()
export class VerificationCodesService {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly settings: Settings,
  ) {}

  make(userId: string): { code: string; codeHash: string } {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    return { code, codeHash: this.hashesOf(userId, code)[0] };
  }

  /**
   * The address that a code was mailed to; undefined for a wrong code, which is counted whatever
   * becomes of the request.
   */
  addressOf(account: LinkAccount, code: string): Promise<string | undefined> {
    const hashes = this.hashesOf(account.id, code);
    return this.tokens.findCodeAddress(account, hashes, MAX_WRONG_CODES);
  }

  /** With the server's secret, as a million hashes are made in no time; then with the one before it. */
  private hashesOf(userId: string, code: string): [string, ...string[]] {
    const [secret, ...previous] = this.settings.secrets;
    const hashOf = (key: string) =>
      createHmac('sha256', key).update(`code:${userId}:${code}`).digest('hex');
    return [hashOf(secret), ...previous.map(hashOf)];
  }
}
