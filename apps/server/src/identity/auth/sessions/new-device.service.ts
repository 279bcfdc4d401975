import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { momentText } from '@polaris/contracts';
import { MailService } from '../../../records/outbox/mail.service';
import { MailSender } from '../../../platform/config/mail-sender';
import { Settings } from '../../../platform/config/settings';
import { Database } from '../../../platform/database/database';
import { LimitsService } from '../../../platform/http/limits/limits.service';
import { ProblemError } from '../../../platform/problem/problem';
import { renderMail } from '../../../platform/mail/render-mail';
import type { UserEntity } from '../../users/user.entity';
import { authLimits } from '../auth-limits';
import { NewDeviceMail } from '../mails/new-device-mail';
import { deviceName } from './device-name';

/** Mails people when their account is used on a device without its device cookie. */
@Injectable()
export class NewDeviceService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('NewDevice');
  private readonly underway = new Set<Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly limits: LimitsService,
    private readonly mail: MailService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underway);
  }

  /** Does not wait: the sign-in must neither be delayed by the mail nor fail with it. */
  tell(user: UserEntity, userAgent: string | undefined): void {
    const work: Promise<void> = this.send(user, userAgent)
      .catch((error: unknown) => this.report(error))
      .finally(() => this.underway.delete(work));
    this.underway.add(work);
  }

  private async send({ id, email }: UserEntity, userAgent: string | undefined): Promise<void> {
    await this.limits.count(authLimits.newDeviceMail, id);
    const mail = await renderMail(NewDeviceMail, {
      device: deviceName(userAgent),
      time: momentText(new Date().toISOString(), 'UTC'),
      profileUrl: `${this.settings.publicUrl}/dashboard/profile#devices`,
      sender: await this.sender.signature(),
    });
    const about = { userId: id, urgent: true };
    await this.database.transaction(() =>
      this.mail.send(email, { kind: 'new_device', ...mail, ...about }),
    );
  }

  private report(error: unknown): void {
    const isLimit = error instanceof ProblemError && error.getStatus() === 429;
    if (!isLimit) this.logger.error(`A mail about a new device was not sent: ${String(error)}`);
  }
}
