import { Injectable } from '@nestjs/common';
import type { ChangePasswordInput } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { letter } from '../platform/mail/email-template';
import { MailService } from '../mail/mail.service';
import type { UserEntity } from '../users/user.entity';
import { CredentialsService } from './credentials.service';
import { CurrentPasswordService } from './current-password.service';
import { assertNotGuessable } from './password-rules';

/** A new password for who is signed in and knows the one that holds. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly credentials: CredentialsService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly mail: MailService,
  ) {}

  /** Ends every session of the account, the caller's too. */
  async change(user: UserEntity, input: ChangePasswordInput): Promise<UserEntity> {
    await this.currentPassword.check(user, input.currentPassword);
    await assertNotGuessable(input.password, user.email);
    return this.dataSource.transaction(async (manager) => {
      const changed = await this.credentials.replacePassword(manager, user, input.password);
      await this.mail.send(user.email, { ...CHANGED, userId: user.id, urgent: true }, manager);
      return changed;
    });
  }
}

const CHANGED = letter({
  subject: 'Your password was changed',
  parts: [
    'The password of your Polaris account was changed just now, and every other device was signed out.',
    'If it was not you, choose a new one at once: "Forgot password?" on the sign-in page mails you a link.',
  ],
});
