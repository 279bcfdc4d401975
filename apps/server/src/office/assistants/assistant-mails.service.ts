import { Injectable } from '@nestjs/common';
import { momentText } from '@polaris/contracts';
import { BusinessClock } from '../../platform/config/business-clock';
import { Settings } from '../../platform/config/settings';
import { renderMail } from '../../platform/mail/render-mail';
import { MailService } from '../../records/outbox/mail.service';
import { NewAssistantMail } from './mails/new-assistant-mail';

/** Mails about assistants, to the owner. */
@Injectable()
export class AssistantMailsService {
  constructor(
    private readonly mail: MailService,
    private readonly clock: BusinessClock,
    private readonly settings: Settings,
  ) {}

  /** In the transaction in which it was connected. */
  async connected(label: string): Promise<void> {
    const mail = await renderMail(NewAssistantMail, {
      label,
      time: momentText(new Date().toISOString(), await this.clock.zone()),
      url: `${this.settings.publicUrl}/admin/assistants`,
    });
    await this.mail.sendToOwner({ ...mail, urgent: true });
  }
}
