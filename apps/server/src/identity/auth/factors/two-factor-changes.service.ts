import { Injectable } from '@nestjs/common';
import type { SecurityEventName } from '@polaris/contracts';
import { MailService } from '../../../records/outbox/mail.service';
import { MailSender } from '../../../platform/config/mail-sender';
import { renderMail } from '../../../platform/mail/render-mail';
import { SecurityLogService } from '../../../records/security-log/security-log.service';
import type { UserEntity } from '../../users/user.entity';
import { type TwoFactorChange, TwoFactorMail } from '../mails/two-factor-mail';

/** The event and kind of factor in the security log. */
const EVENTS: Record<TwoFactorChange, [SecurityEventName, string?]> = {
  on: ['second_factor_added'],
  off: ['second_factor_removed'],
  reset: ['second_factor_removed'],
  'new codes': ['recovery_codes_made'],
  'code used': ['recovery_code_used'],
  'passkey added': ['second_factor_added', 'passkey'],
  'passkey removed': ['second_factor_removed', 'passkey'],
  'passkey refused': ['sign_in_refused', 'passkey'],
};

/** Reports changes of the second factor to the account and the security log. */
@Injectable()
export class TwoFactorChangesService {
  constructor(
    private readonly mail: MailService,
    private readonly sender: MailSender,
    private readonly security: SecurityLogService,
  ) {}

  async report(
    { id: userId, email }: Pick<UserEntity, 'id' | 'email'>,
    change: TwoFactorChange,
    passkey?: string,
  ): Promise<void> {
    const [event, detail] = EVENTS[change];
    await this.security.record(event, userId, detail);
    const sender = await this.sender.signature();
    const mail = await renderMail(TwoFactorMail, { change, passkey, sender });
    await this.mail.send(email, { kind: 'two_factor', ...mail, userId, urgent: true });
  }
}
