import { Controller } from '@nestjs/common';
import { type WebhookReceipt, receiveStripeEvent } from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import { StripeEventsService } from './stripe-events.service';

@Controller()
export class StripeWebhookController {
  constructor(private readonly events: StripeEventsService) {}

  @Handle(receiveStripeEvent)
  async receive({ request, body }: InputOf<typeof receiveStripeEvent>): Promise<WebhookReceipt> {
    const signature = request.headers['stripe-signature'];
    await this.events.receive(body, typeof signature === 'string' ? signature : '');
    return { received: true };
  }
}
