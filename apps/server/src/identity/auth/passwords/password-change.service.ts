import { Injectable } from '@nestjs/common';
import type { ChangePasswordInput } from '@polaris/contracts';
import { MailSender } from '../../../platform/config/mail-sender';
import { Database } from '../../../platform/database/database';
import { renderMail } from '../../../platform/mail/render-mail';
import { MailService } from '../../../records/outbox/mail.service';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { AccessService } from '../access/access.service';
import { CurrentPasswordService } from './current-password.service';
import { PasswordChangedMail } from '../mails/password-changed-mail';
import { PasswordRulesService } from './password-rules.service';

/** Changes the password of a signed-in user who knows the current one. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly access: AccessService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly rules: PasswordRulesService,
    private readonly mail: MailService,
    private readonly sender: MailSender,
  ) {}

  /** Ends every session of the account, including the caller's. Returns the account for a new session. */
  async change(user: UserEntity, input: ChangePasswordInput): Promise<UserEntity> {
    await this.currentPassword.check(user, input.currentPassword);
    await this.rules.assertNotGuessable(input.password, user);
    return this.database.transaction(async () => {
      const { password } = input;
      await this.access.end(user, { reason: 'new password', password });
      const mail = await renderMail(PasswordChangedMail, { sender: await this.sender.signature() });
      const about = { userId: user.id, urgent: true };
      await this.mail.send(user.email, { kind: 'password_changed', ...mail, ...about });
      return this.users.get(user.id);
    });
  }
}
