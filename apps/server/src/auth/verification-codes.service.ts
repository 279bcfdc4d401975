import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_DIGITS } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { Settings } from '../platform/config/settings';

/** So many digits are guessed rarely enough when each mail's code ends after so many wrong ones. */
const MOST_WRONG_CODES = 5;

/** The digits in a mail, for who would rather type than open a link. */
@Injectable()
export class VerificationCodesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: Settings,
  ) {}

  make(userId: string): { code: string; codeHash: string } {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    return { code, codeHash: this.hashOf(userId, code) };
  }

  /**
   * The address that a code was mailed to; undefined for a wrong code, which is counted whatever
   * becomes of the request.
   */
  async addressOf(userId: string, code: string): Promise<string | undefined> {
    const [rows] = await this.dataSource.query<[{ email: string; fits: boolean }[], number]>(
      `update one_time_tokens set attempts = attempts + 1
       where "userId" = $1 and purpose = 'verify' and "expiresAt" > now() and attempts < $3
       returning email, "codeHash" = $2 as fits`,
      [userId, this.hashOf(userId, code), MOST_WRONG_CODES],
    );
    return rows.find(({ fits }) => fits)?.email;
  }

  /** With the server's secret: a million hashes are made in no time. */
  private hashOf(userId: string, code: string): string {
    return createHmac('sha256', this.settings.sessionSecret)
      .update(`code:${userId}:${code}`)
      .digest('hex');
  }
}
