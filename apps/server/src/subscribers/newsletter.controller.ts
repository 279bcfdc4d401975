import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  type NewsletterInput,
  type NewsletterTokenParams,
  ONE_CLICK,
  type OneClick,
  newsletterInputSchema,
  newsletterTokenParamsSchema,
  oneClickSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../platform/http/policy';
import { notFound } from '../platform/http/problem';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { subscriberExamples } from './subscriber.examples';
import { SubscribersService } from './subscribers.service';

/** What visitors and their mail providers do with the newsletter. */
@Tag('Newsletter', {
  description: 'Subscriptions to new essays.',
  examples: subscriberExamples,
})
@Controller('newsletter')
export class NewsletterController {
  constructor(private readonly subscribers: SubscribersService) {}

  @Post()
  @HttpCode(204)
  @Allow('anyone')
  @Operation('subscribe', 'Ask for the newsletter: a link to confirm is mailed', {
    description: 'Never tells whether the address is known.',
    errors: { 429: 'Too many attempts. Please try again later.' },
  })
  @Returns(204)
  subscribe(
    @Body({ schema: newsletterInputSchema }) input: NewsletterInput,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.subscribers.subscribe(input, request.ip);
  }

  /** Mail apps without one-click open the address of the header instead. It changes nothing. */
  @Get('unsubscribe/:token')
  @Allow('anyone')
  @Operation('openUnsubscribe', 'Go to the page that unsubscribes')
  @Returns(302)
  open(
    @Param({ schema: newsletterTokenParamsSchema }) { token }: NewsletterTokenParams,
    @Res() reply: FastifyReply,
  ): void {
    void reply.redirect(`/newsletter/unsubscribe/${token}`, 302);
  }

  @Post('unsubscribe/:token')
  @HttpCode(200)
  @Allow('anyone')
  @Operation('unsubscribe', 'Unsubscribe with one click (RFC 8058)', {
    body: { mediaType: 'application/x-www-form-urlencoded', example: ONE_CLICK },
    errors: { 404: 'This link was not found.' },
  })
  @Returns(200)
  async unsubscribe(
    @Param({ schema: newsletterTokenParamsSchema }) { token }: NewsletterTokenParams,
    @Body({ schema: oneClickSchema }) _oneClick: OneClick,
  ): Promise<void> {
    const state = await this.subscribers.useLink('unsubscribe', token);
    if (state !== 'done') throw notFound('This link');
  }
}
