import { Controller } from '@nestjs/common';
import {
  type MailSettings,
  type SenderDomain,
  type TestMailResult,
  checkSenderDomain,
  forgetMailServer,
  getMailSettings,
  sendTestMail,
  updateMailSettings,
} from '@polaris/contracts';
import { ReauthenticationService } from '../../identity/auth/passwords/reauthentication.service';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { UserEntity } from '../../identity/users/user.entity';
import { MailSettingsService } from './mail-settings.service';
import { SenderDomainService } from './sender-domain.service';
import { TestMailService } from './test-mail.service';

/**
 * Someone who controls the mail server can read password links of every account. So changes require the password and
 * the second factor, not just a login session.
 */
@Controller()
export class MailSettingsController {
  constructor(
    private readonly mailSettings: MailSettingsService,
    private readonly tests: TestMailService,
    private readonly domains: SenderDomainService,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  @Handle(getMailSettings)
  get(): Promise<MailSettings> {
    return this.mailSettings.get();
  }

  @Handle(updateMailSettings)
  async update({
    body: { currentPassword, ...input },
    user,
    sessionId,
  }: InputOf<typeof updateMailSettings, UserEntity>): Promise<MailSettings> {
    await this.reauthentication.assertSignedInRecently(user, sessionId, currentPassword);
    return this.mailSettings.update(user.id, input);
  }

  @Handle(forgetMailServer)
  async forget({
    body: { currentPassword },
    user,
    sessionId,
  }: InputOf<typeof forgetMailServer, UserEntity>): Promise<void> {
    await this.reauthentication.assertSignedInRecently(user, sessionId, currentPassword);
    await this.mailSettings.forget(user.id);
  }

  @Handle(sendTestMail)
  test({ body, user }: InputOf<typeof sendTestMail, UserEntity>): Promise<TestMailResult> {
    return this.tests.send(user, body);
  }

  @Handle(checkSenderDomain)
  check({ body, user }: InputOf<typeof checkSenderDomain, UserEntity>): Promise<SenderDomain> {
    return this.domains.check(user.id, body);
  }
}
