import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { subscribe, openUnsubscribe, unsubscribe } from '@polaris/contracts';
import { visitorOf } from '../../platform/http/honeypot';
import { Handle, type InputOf } from '../../platform/http/handle';
import { notFound } from '../../platform/problem/problem';
import { SubscribersService } from './subscribers.service';

/** Newsletter endpoints for visitors and their mail providers. */
@Controller()
export class NewsletterController {
  constructor(private readonly subscribers: SubscribersService) {}

  @Handle(subscribe)
  subscribe({ body: input, request }: InputOf<typeof subscribe>): Promise<void> {
    return this.subscribers.subscribe(input, visitorOf(request));
  }

  /** Mail apps without one-click support open the URL of the header. Opening it changes nothing. */
  @Handle(openUnsubscribe)
  open({ params: { token } }: InputOf<typeof openUnsubscribe>, @Res() reply: FastifyReply): void {
    void reply.redirect(`/newsletter/unsubscribe#${token}`, 302);
  }

  @Handle(unsubscribe)
  async unsubscribe({ params: { token } }: InputOf<typeof unsubscribe>): Promise<void> {
    const state = await this.subscribers.useLink('unsubscribe', token);
    if (state !== 'done') throw notFound('This link');
  }
}
