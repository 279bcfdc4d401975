import { Injectable } from '@nestjs/common';
import type { ChangePasswordInput } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { LimitsService } from '../common/limits.service';
import { conflict, invalid } from '../common/problem';
import { letter } from '../common/letter';
import { MailService } from '../mail/mail.service';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { accountKey } from './caller';
import { CredentialsService } from './credentials.service';
import { refuseGuessable } from './password-rules';
import { passwordFits } from './passwords';

/** A new password for who is signed in and knows the one that holds. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly credentials: CredentialsService,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
  ) {}

  /** Ends every session of the account, the caller's too. */
  async change(user: UserEntity, input: ChangePasswordInput): Promise<UserEntity> {
    await this.checkCurrent(user, input.currentPassword);
    await refuseGuessable(input.password, user.email);
    return this.dataSource.transaction(async (manager) => {
      const changed = await this.credentials.replacePassword(manager, user, input.password);
      await this.mail.send(user.email, { ...CHANGED, userId: user.id }, manager);
      return changed;
    });
  }

  /** Counted like sign-ins, apart from those of strangers. */
  private async checkCurrent(user: UserEntity, password: string): Promise<void> {
    const stored = (await this.users.findForSignIn(user.email))?.passwordHash;
    if (!stored)
      throw conflict('This account has no password yet. Ask for one on the sign-in page.');
    const key = accountKey(user.email, 'signed-in');
    await this.limits.count('sign-in-account', key);
    if (!(await passwordFits(stored, password)))
      throw invalid([{ path: 'currentPassword', message: 'This is not your current password.' }]);
    await this.limits.uncount('sign-in-account', key);
  }
}

const CHANGED = letter({
  subject: 'Your password was changed',
  parts: [
    'The password of your Polaris account was changed just now, and every other device was signed out.',
    'If it was not you, choose a new one at once: "Forgotten?" on the sign-in page mails you a link.',
  ],
});
