import { Injectable } from '@nestjs/common';
import type { ResetPasswordInput } from '@polaris/contracts';
import { DataSource } from 'typeorm';
import { LimitsService, addressKey } from '../common/limits.service';
import { Settings } from '../config/settings';
import { letter } from '../common/letter';
import { MailService } from '../mail/mail.service';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { type Caller, accountKey } from './caller';
import { CredentialsService } from './credentials.service';
import { refuseGuessable } from './password-rules';
import { TokensService } from './tokens.service';

/** A forgotten password is mended by a mailed link that works once. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly credentials: CredentialsService,
    private readonly tokens: TokensService,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
    private readonly settings: Settings,
  ) {}

  /** Answers the same whether there is such an account or not. */
  async ask(email: string, caller: Caller): Promise<void> {
    await this.limits.count('mail-address', addressKey(caller.address));
    const user = await this.users.findForSignIn(email);
    if (!user || user.disabledAt || !(await this.mayMail(email))) return;
    await this.dataSource.transaction(async (manager) => {
      const token = await this.tokens.issue('reset', user.id, manager);
      const mail = resetLetter(`${this.settings.publicUrl}/login#reset=${token}`);
      await this.mail.send(user.email, { ...mail, userId: user.id, confidential: true }, manager);
    });
  }

  /** Whoever has the link has the mailbox: the address counts as verified from here on. */
  async reset(input: ResetPasswordInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count('token', addressKey(caller.address));
    return this.dataSource.transaction(async (manager) => {
      const { userId } = await this.tokens.redeem(manager, 'reset', input.token);
      const user = await this.users.get(userId!, manager);
      await refuseGuessable(input.password, user.email);
      user.emailVerifiedAt ??= new Date();
      return this.credentials.replacePassword(manager, user, input.password);
    });
  }

  private mayMail(email: string): Promise<boolean> {
    return this.limits.count('mail-account', accountKey(email)).then(
      () => true,
      () => false,
    );
  }
}

const resetLetter = (url: string) =>
  letter({
    subject: 'Choose a new password',
    parts: [
      'Someone, probably you, asked for a new password for your Polaris account.',
      { label: 'Choose it here within the next hour', url },
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  });
