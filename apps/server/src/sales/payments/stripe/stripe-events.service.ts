import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Database } from '../../../platform/database/database';
import { Settings } from '../../../platform/config/settings';
import { readBody } from '../../../platform/http/bodies/read-body';
import { ProblemError } from '../../../platform/problem/problem';
import { JobsService } from '../../../platform/jobs/jobs.service';
import { ProviderEventsRepository } from '../provider-events.repository';
import { StripeApiService } from './stripe-api.service';
import { settleDisputeQueue, settleRefundQueue, settleSessionQueue } from './stripe-queues';

const MAX_BYTES = 256 * 1024;

const invalidEvent = () => new ProblemError(400, 'The request is not valid.');

/** Receives Stripe webhooks. An event only says what to sync; the data is fetched from Stripe. */
@Injectable()
export class StripeEventsService {
  constructor(
    private readonly database: Database,
    private readonly events: ProviderEventsRepository,
    private readonly stripe: StripeApiService,
    private readonly jobs: JobsService,
    private readonly settings: Settings,
  ) {}

  async receive(body: IncomingMessage, signature: string): Promise<void> {
    if (!this.settings.takesCards)
      throw new ProblemError(404, 'Payments by card are not set up here.');
    if (signature === '') throw invalidEvent();
    const event = await this.stripe.readEvent(await readBody(body, MAX_BYTES), signature);
    if (!event) throw invalidEvent();
    const subject = subjectOf(event);
    if (subject) await this.store(event, subject);
  }

  /** Stores event and job in one transaction; a repeated event adds no second job. */
  private async store(
    { id, type }: Stripe.Event,
    { kind, objectRef }: EventSubject,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const isNew = await this.events.add({ eventId: id, type, objectRef });
      if (isNew) await this.jobs.add(kind.queue, { [kind.field]: objectRef });
    });
  }
}

/** The kinds of events we handle, each with the job that syncs its object. */
const kinds = [
  {
    types: /^checkout\.session\./,
    ref: /^cs_\w{1,250}$/,
    queue: settleSessionQueue,
    field: 'sessionRef',
  },
  {
    types: /^(charge\.)?refund\./,
    ref: /^(re|pyr)_\w{1,250}$/,
    queue: settleRefundQueue,
    field: 'refundRef',
  },
  {
    types: /^charge\.dispute\./,
    ref: /^(dp|du)_\w{1,250}$/,
    queue: settleDisputeQueue,
    field: 'disputeRef',
  },
];

interface EventSubject {
  kind: (typeof kinds)[number];
  objectRef: string;
}

/** Undefined for other kinds of events and for other accounts. */
function subjectOf({ type, data, account }: Stripe.Event): EventSubject | undefined {
  const kind = kinds.find(({ types }) => types.test(type));
  if (!kind || account !== undefined) return undefined;
  const { id } = data.object as { id?: unknown };
  return typeof id === 'string' && kind.ref.test(id) ? { kind, objectRef: id } : undefined;
}
