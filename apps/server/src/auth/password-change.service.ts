import { Injectable } from '@nestjs/common';
import type { ChangePasswordInput } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { renderMail } from '../platform/mail/render-mail';
import { MailService } from '../mail/mail.service';
import type { UserEntity } from '../users/user.entity';
import { CredentialsService } from './credentials.service';
import { CurrentPasswordService } from './current-password.service';
import { PasswordChangedMail } from './mails/password-changed-mail';
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
      const mail = await renderMail(PasswordChangedMail, {});
      const about = { userId: user.id, urgent: true };
      await this.mail.send(user.email, { kind: 'password_changed', ...mail, ...about }, manager);
      return changed;
    });
  }
}
