import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { type WebhookReceipt, webhookReceiptSchema } from '@polaris/contracts';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../platform/http/policy';
import { Operation, Returns, Tag } from '../../platform/openapi/operation';
import { StripeEventsService } from './stripe-events.service';

@Tag('Payments')
@Controller('webhooks')
export class StripeWebhookController {
  constructor(private readonly events: StripeEventsService) {}

  @Post('stripe')
  @HttpCode(200)
  @Allow('anyone')
  @Operation('receiveStripeEvent', 'Take an event that Stripe has signed', {
    errors: {
      400: 'The signature is not of Stripe, or too old.',
      404: 'Payments by card are not set up.',
    },
  })
  @Returns(200, webhookReceiptSchema)
  async receive(@Req() request: FastifyRequest): Promise<WebhookReceipt> {
    const signature = request.headers['stripe-signature'];
    await this.events.receive(request.body, typeof signature === 'string' ? signature : '');
    return { received: true };
  }
}
