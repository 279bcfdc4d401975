import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOLD_MINUTES } from '@polaris/contracts';
import {
  CODE,
  LINK,
  MailSecretsService,
  type MailValues,
} from '../../records/outbox/mail-secrets.service';
import { MailService } from '../../records/outbox/mail.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { MailSender } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { renderMail } from '../../platform/mail/render-mail';
import { AppointmentLinksRepository, newHashedToken } from './appointment-links.repository';
import { codeHashes, newCode } from '../../platform/config/mailed-codes';
import { type IntroCallHold, IntroCallHoldsRepository } from './intro-call-holds.repository';
import { IntroCallsReadModel } from './intro-calls.read-model';
import { ConfirmCallMail } from './mails/confirm-call-mail';

/** Mails to visitors about their calls, except invitations. Links are created when a mail is sent. */
@Injectable()
export class IntroCallMailsService implements OnModuleInit {
  constructor(
    private readonly mail: MailService,
    private readonly secrets: MailSecretsService,
    private readonly holds: IntroCallHoldsRepository,
    private readonly links: AppointmentLinksRepository,
    private readonly readModel: IntroCallsReadModel,
    private readonly clock: BusinessClock,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.secrets.register('hold', (_, _email, id) => this.holdValues(id!));
    this.secrets.register('call', (_, _email, id) => this.callValues(id!));
  }

  /** Asks the visitor to confirm; runs in the transaction that holds the time. */
  async askToConfirm({ id, email, startTime, endTime, timeZone }: IntroCallHold): Promise<void> {
    const mail = await renderMail(ConfirmCallMail, {
      startTime,
      endTime,
      timeZone: timeZone ?? (await this.clock.zone()),
      link: LINK,
      code: CODE,
      minutes: HOLD_MINUTES,
      sender: await this.sender.signature(),
    });
    const about = { table: 'intro_call_holds', id };
    const how = { secrets: 'hold', urgent: true, about } as const;
    await this.mail.send(email, { kind: 'call_confirmation', ...mail, ...how });
  }

  /** Undefined if the hold has expired or was confirmed. */
  private async holdValues(id: number): Promise<MailValues | undefined> {
    const key = await this.holds.keyOf(id);
    if (key === undefined) return undefined;
    const { token, hash } = newHashedToken();
    const code = newCode();
    const [codeHash] = codeHashes(`call:${key}`, code, this.settings.secrets);
    if (!(await this.holds.setSecrets(id, hash, codeHash))) return undefined;
    return { link: `${this.settings.publicUrl}/call#confirm=${token}`, code };
  }

  /** Undefined if the call is canceled or over. */
  private async callValues(contactId: number): Promise<MailValues | undefined> {
    const call = await this.readModel.callOf(contactId);
    if (!call) return undefined;
    const token = await this.links.issue(call.id, call.endTime);
    return { link: `${this.settings.publicUrl}/call#change=${token}` };
  }
}
