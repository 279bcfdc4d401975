import { Injectable, Logger } from '@nestjs/common';
import type { AuthenticatorKey } from '@polaris/contracts';
import { MailSender } from '../../../platform/config/mail-sender';
import { SecretBox } from '../../../platform/config/secret-box';
import { Settings } from '../../../platform/config/settings';
import type { UserEntity } from '../../users/user.entity';
import { SecondFactorsRepository } from './second-factors.repository';
import { keyUri, newSecret, stepOf } from './totp';

/** The keys of authenticator apps, stored encrypted, and their codes. */
@Injectable()
export class AuthenticatorAppService {
  private readonly logger = new Logger('TwoFactor');
  private readonly box: SecretBox;

  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly sender: MailSender,
    { secrets }: Settings,
  ) {
    this.box = new SecretBox(secrets, 'polaris two-factor authentication');
  }

  /** Returns a new key for the account's app; undefined if an app is in use. */
  async start({ id, email }: UserEntity): Promise<AuthenticatorKey | undefined> {
    const secret = newSecret();
    if (!(await this.factors.start(id, this.box.seal(secret)))) return undefined;
    return { secret, uri: keyUri(secret, email, await this.sender.brand()) };
  }

  /** Whether codes can be checked: not after the server's secret has changed. */
  isReadable({ secret }: { secret: string }): boolean {
    return this.box.open(secret) !== undefined;
  }

  /** Each code fits once. */
  async fits(userId: string, code: string): Promise<boolean> {
    const row = await this.factors.find(userId);
    if (!row) return false;
    const secret = this.box.open(row.secret);
    if (secret === undefined)
      this.logger.error('A key cannot be read: SESSION_SECRET has changed. Recovery codes work.');
    const digits = code.replace(/\s/g, '');
    const step = secret === undefined ? undefined : stepOf(secret, digits, row.lastStep);
    const resealed = this.box.reseal(row.secret) ?? row.secret;
    return step !== undefined && this.factors.useStep(userId, { row, step, resealed });
  }
}
