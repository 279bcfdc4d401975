import { Controller } from '@nestjs/common';
import {
  type InboundMail,
  type WebhookAddress,
  type WebhookReceipt,
  getInboundMail,
  receivePostmarkMail,
  receiveSesMail,
  removeInboundMail,
  setPostmarkInbound,
  setSesInbound,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import { InboundMailSettingsService } from './inbound-mail-settings.service';
import { PostmarkInboundService } from './postmark-inbound.service';
import { SesInboundService } from './ses-inbound.service';

@Controller()
export class InboundMailController {
  constructor(
    private readonly settings: InboundMailSettingsService,
    private readonly postmark: PostmarkInboundService,
    private readonly ses: SesInboundService,
  ) {}

  @Handle(getInboundMail)
  get(): Promise<InboundMail> {
    return this.settings.get();
  }

  @Handle(setPostmarkInbound)
  setPostmark({ user, body }: InputOf<typeof setPostmarkInbound>): Promise<WebhookAddress> {
    return this.settings.setPostmark(user.id, body);
  }

  @Handle(setSesInbound)
  setSes({ user, body }: InputOf<typeof setSesInbound>): Promise<InboundMail> {
    return this.settings.setSes(user.id, body);
  }

  @Handle(removeInboundMail)
  remove({ user }: InputOf<typeof removeInboundMail>): Promise<void> {
    return this.settings.remove(user.id);
  }

  @Handle(receivePostmarkMail)
  async receivePostmark({
    request: { ip, headers },
    body,
  }: InputOf<typeof receivePostmarkMail>): Promise<WebhookReceipt> {
    await this.postmark.receive(ip, headers.authorization, body);
    return { received: true };
  }

  @Handle(receiveSesMail)
  async receiveSes({
    request: { ip },
    body,
  }: InputOf<typeof receiveSesMail>): Promise<WebhookReceipt> {
    await this.ses.receive(ip, body);
    return { received: true };
  }
}
