import { Controller } from '@nestjs/common';
import { type WebhookReceipt, receivePostmarkEvent, receiveSesEvent } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { PostmarkEventsService } from './postmark/postmark-events.service';
import { SesEventsService } from './ses/ses-events.service';

/** Endpoints for mail providers. */
@Controller()
export class MailWebhooksController {
  constructor(
    private readonly postmark: PostmarkEventsService,
    private readonly ses: SesEventsService,
  ) {}

  @Handle(receivePostmarkEvent)
  async receivePostmark({
    request: { ip, headers },
    body,
    reply,
  }: InputOf<typeof receivePostmarkEvent>): Promise<WebhookReceipt> {
    void reply.header('www-authenticate', 'Basic realm="Polaris", charset="UTF-8"');
    await this.postmark.receive(ip, headers.authorization, body);
    void reply.removeHeader('www-authenticate');
    return { received: true };
  }

  @Handle(receiveSesEvent)
  async receiveSes({
    request: { ip },
    body,
  }: InputOf<typeof receiveSesEvent>): Promise<WebhookReceipt> {
    await this.ses.receive(ip, body);
    return { received: true };
  }
}
