import { Injectable } from '@nestjs/common';
import type { ChangePasswordInput } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { renderMail } from '../../platform/mail/render-mail';
import { MailService } from '../../mail/mail.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { AccessService } from '../access/access.service';
import { CurrentPasswordService } from './current-password.service';
import { PasswordChangedMail } from '../mails/password-changed-mail';
import { assertNotGuessable } from './password-rules';

/** A new password for someone who is signed in and knows the current one. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly access: AccessService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly mail: MailService,
  ) {}

  /** Ends every session of the account, the caller's too; answers the account for a new one. */
  async change(user: UserEntity, input: ChangePasswordInput): Promise<UserEntity> {
    await this.currentPassword.check(user, input.currentPassword);
    await assertNotGuessable(input.password, user.email);
    return this.database.transaction(async () => {
      const { password } = input;
      await this.access.end(user, { reason: 'new password', password });
      const mail = await renderMail(PasswordChangedMail, {});
      const about = { userId: user.id, urgent: true };
      await this.mail.send(user.email, { kind: 'password_changed', ...mail, ...about });
      return this.users.get(user.id);
    });
  }
}
