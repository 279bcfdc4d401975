import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type {
  NewsletterInput,
  NewsletterLink,
  NewsletterLinkState,
  SubscribersQuery,
  Subscription,
  Visitor,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { JobsService } from '../../platform/jobs/jobs.service';
import type { JsonPage } from '../../platform/database/list/list';
import { rejectRobot } from '../../platform/http/honeypot';
import {
  type LimitRule,
  LimitsService,
  addressKey,
} from '../../platform/http/limits/limits.service';
import { TrashService } from '../../records/trash/trash.service';
import { UndeliverableAddressesService } from '../../records/outbox/undeliverable/undeliverable-addresses.service';
import { signUpQueue } from './newsletter-queues';
import { SubscriberMailsService } from './subscriber-mails.service';
import { SubscriberTokensRepository } from './subscriber-tokens.repository';
import { subscriberColumns } from './subscriber.columns';
import type { SubscriberEntity } from './subscriber.entity';
import { SubscribersRepository } from './subscribers.repository';

/** Per network address, the same as for the contact form. */
const signUpLimit: LimitRule = { name: 'newsletter', points: 20, duration: 600 };
/** The minimum time between two mails that ask an address to confirm. */
const RESEND_SECONDS = 600;

/** The fields that determine the status, from the table or the trash. */
type KnownAddress = Pick<SubscriberEntity, 'email' | 'confirmedAt' | 'unsubscribedAt'>;

type SignUp = Pick<NewsletterInput, 'email' | 'source'>;

/** The subscriber a link was mailed to. */
interface Addressee {
  id: number;
  email: string;
}

/** Newsletter subscriptions: requested, confirmed by mail, and ended with one click. */
@Injectable()
export class SubscribersService implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly subscribers: SubscribersRepository,
    private readonly tokens: SubscriberTokensRepository,
    private readonly mails: SubscriberMailsService,
    private readonly limits: LimitsService,
    private readonly jobs: JobsService,
    private readonly trash: TrashService,
    private readonly undeliverable: UndeliverableAddressesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<SignUp>(signUpQueue, ({ data }) => this.signUp(data), { drain: true });
  }

  /**
   * Mails a link to confirm, unless the address is subscribed or was just asked. The caller cannot tell the difference,
   * not even from the response time.
   */
  async subscribe({ email, source, website }: NewsletterInput, visitor: Visitor): Promise<void> {
    await this.limits.count(signUpLimit, addressKey(visitor.address));
    rejectRobot(website, visitor);
    await this.database.transaction(() => this.jobs.add(signUpQueue, { email, source }));
  }

  /** Applies the link. Repeating it has the same result. */
  useLink(link: NewsletterLink, token: string): Promise<NewsletterLinkState> {
    return this.database.transaction(async () => {
      const { state, addressee } = await this.findLink(link, token);
      if (state !== 'ready' || !addressee) return state;
      await this.apply(link, addressee);
      return 'done';
    });
  }

  /** Newest first; `q` searches the address. */
  list(query: SubscribersQuery): Promise<JsonPage> {
    return this.subscribers.list(query);
  }

  /** The subscription of an address, for its data export. */
  async listOf(email: string): Promise<Subscription[]> {
    const row = await this.subscribers.find(email);
    if (!row) return [];
    const {
      id: _id,
      version: _version,
      customer: _customer,
      undeliverable: _undeliverable,
      createdAt: _at,
      ...known
    } = subscriberColumns.toItem(row, {
      status: statusOf(row),
      customer: null,
      undeliverable: null,
    });
    return [known];
  }

  /** Deletes an address with its links and mails, in the caller's transaction. */
  async erase(email: string): Promise<void> {
    await this.tokens.removeAllOf(await this.subscribers.remove(email));
  }

  /** Also updates the record in the trash, so that restoring it does not restart the subscription. */
  private async apply(link: NewsletterLink, { id, email }: Addressee): Promise<void> {
    if (link === 'confirm') {
      await this.undeliverable.clear(email);
      return this.subscribers.confirm(id);
    }
    await this.subscribers.unsubscribe(email);
    await this.trash.change('subscriber', id, { unsubscribedAt: new Date() });
    // An unused link must not restart the subscription.
    await this.tokens.removeConfirmations(id);
  }

  private signUp({ email, source }: SignUp): Promise<void> {
    return this.database.transaction(async () => {
      const asked = await this.subscribers.ask(email, source, RESEND_SECONDS);
      if (asked) await this.mails.askToConfirm(asked);
    });
  }

  private async findLink(
    link: NewsletterLink,
    token: string,
  ): Promise<{ state: NewsletterLinkState; addressee?: Addressee }> {
    const found = await this.tokens.find(link, token);
    const subscriber = found && (await this.findSubscriber(link, found.subscriberId));
    if (!subscriber) return { state: 'unknown' };
    const done = link === 'confirm' ? 'subscribed' : 'unsubscribed';
    if (statusOf(subscriber) === done) return { state: 'done' };
    if (found.expiresAt && found.expiresAt <= (await this.database.now()))
      return { state: 'expired' };
    return { state: 'ready', addressee: { id: found.subscriberId, email: subscriber.email } };
  }

  /**
   * Links to unsubscribe also work for subscribers in the trash. If the address has subscribed again, the link is for
   * that subscription.
   */
  private async findSubscriber(
    link: NewsletterLink,
    id: number,
  ): Promise<KnownAddress | null | undefined> {
    const subscriber = await this.subscribers.get(id);
    if (subscriber || link === 'confirm') return subscriber;
    const trashed = await this.trash.get('subscriber', id);
    if (!trashed) return undefined;
    const { email, confirmedAt, unsubscribedAt } = trashed as unknown as KnownAddress;
    return (await this.subscribers.find(email)) ?? { email, confirmedAt, unsubscribedAt };
  }
}

function statusOf({ confirmedAt, unsubscribedAt }: KnownAddress) {
  if (unsubscribedAt) return 'unsubscribed';
  return confirmedAt ? 'subscribed' : 'pending';
}
