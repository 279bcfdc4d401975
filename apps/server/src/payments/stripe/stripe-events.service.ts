import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { Settings } from '../../platform/config/settings';
import { ProblemError } from '../../platform/http/problem';
import { JobsService } from '../../platform/jobs/jobs.service';
import { ProviderEventsRepository } from '../provider-events.repository';
import { StripeApiService } from './stripe-api.service';
import { settleSessionQueue } from './stripe-queues';

/** Takes what Stripe sends. The event says what to look at; what is true is asked from Stripe. */
@Injectable()
export class StripeEventsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: ProviderEventsRepository,
    private readonly stripe: StripeApiService,
    private readonly jobs: JobsService,
    private readonly settings: Settings,
  ) {}

  async receive(body: unknown, signature: string): Promise<void> {
    if (!this.settings.takesCards)
      throw new ProblemError(404, 'Payments by card are not set up here.');
    const event = Buffer.isBuffer(body) ? await this.stripe.readEvent(body, signature) : undefined;
    if (!event) throw new ProblemError(400, 'The request is not valid.');
    const sessionRef = sessionOf(event);
    if (sessionRef) await this.store(event, sessionRef);
  }

  /** Event and job at once; an event that arrives again makes no second job. */
  private async store({ id, type }: Stripe.Event, sessionRef: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const isNew = await this.events.add({ eventId: id, type, objectRef: sessionRef }, manager);
      if (isNew) await this.jobs.add(settleSessionQueue, { sessionRef }, manager);
    });
  }
}

/** The session that an event is about; undefined for events of other things and of other accounts. */
function sessionOf({ type, data, account }: Stripe.Event): string | undefined {
  const isAboutSession = type.startsWith('checkout.session.') && account === undefined;
  if (!isAboutSession) return undefined;
  const { id } = data.object as { id?: unknown };
  return typeof id === 'string' && /^cs_\w{1,250}$/.test(id) ? id : undefined;
}
