import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type {
  NewsletterInput,
  NewsletterLink,
  NewsletterLinkState,
  SubscribersQuery,
  Subscription,
  Visitor,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { JobsService } from '../../platform/jobs/jobs.service';
import type { JsonPage } from '../../platform/database/list/list';
import { rejectRobot } from '../../platform/http/decoy';
import {
  type LimitRule,
  LimitsService,
  addressKey,
} from '../../platform/http/limits/limits.service';
import { TrashService } from '../../records/trash/trash.service';
import { UndeliverableAddressesService } from '../../records/outbox/undeliverable/undeliverable-addresses.service';
import { signUpQueue } from './newsletter-queues';
import { SubscriberMailsService } from './subscriber-mails.service';
import {
  SubscriberTokensRepository,
  expiringSubscriberTokens,
} from './subscriber-tokens.repository';
import { subscriberColumns } from './subscriber.columns';
import type { SubscriberEntity } from './subscriber.entity';
import { SubscribersRepository, expiringSubscribers } from './subscribers.repository';

/** Sign-ups from one network address: as many as messages through the contact form. */
const signUpLimit: LimitRule = { name: 'newsletter', points: 20, duration: 600 };
/** An address is asked to confirm at most this often. */
const RESEND_SECONDS = 600;

/** What a status follows from, in the table or in the trash. */
type KnownAddress = Pick<SubscriberEntity, 'email' | 'confirmedAt' | 'unsubscribedAt'>;

type SignUp = Pick<NewsletterInput, 'email' | 'source'>;

/** Who a link was mailed to. */
interface Addressee {
  id: number;
  email: string;
}

/** Subscriptions to new essays: asked for, confirmed from the mailbox, ended with one click. */
@Injectable()
export class SubscribersService implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly subscribers: SubscribersRepository,
    private readonly tokens: SubscriberTokensRepository,
    private readonly mails: SubscriberMailsService,
    private readonly limits: LimitsService,
    private readonly expiredRows: ExpiredRowsService,
    private readonly jobs: JobsService,
    private readonly trash: TrashService,
    private readonly undeliverable: UndeliverableAddressesService,
  ) {}

  onModuleInit(): void {
    this.expiredRows.register(expiringSubscribers);
    for (const rows of expiringSubscriberTokens) this.expiredRows.register(rows);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.work<SignUp>(signUpQueue, ({ data }) => this.signUp(data), { drain: true });
  }

  /**
   * Mails a link to confirm, unless the address is subscribed or was asked just now; the caller cannot
   * tell, not even by the time.
   */
  async subscribe({ email, source, website }: NewsletterInput, visitor: Visitor): Promise<void> {
    await this.limits.count(signUpLimit, addressKey(visitor.address));
    rejectRobot(website, visitor);
    await this.database.transaction(() => this.jobs.add(signUpQueue, { email, source }));
  }

  /** Does what the link is for, once or again with the same result. */
  useLink(link: NewsletterLink, token: string): Promise<NewsletterLinkState> {
    return this.database.transaction(async () => {
      const { state, addressee } = await this.findLink(link, token);
      if (state !== 'ready' || !addressee) return state;
      await this.apply(link, addressee);
      return 'done';
    });
  }

  /** Newest first, `q` in the address. */
  list(query: SubscribersQuery): Promise<JsonPage> {
    return this.subscribers.list(query);
  }

  /** What is known of an address. */
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

  /** Deletes all that is known of an address, its links and its mails, as part of a transaction. */
  async erase(email: string): Promise<void> {
    await this.tokens.removeAllOf(await this.subscribers.remove(email));
  }

  /** The record in the trash changes too: restored, it must not start the subscription again. */
  private async apply(link: NewsletterLink, { id, email }: Addressee): Promise<void> {
    if (link === 'confirm') {
      await this.undeliverable.clear(email);
      return this.subscribers.confirm(id);
    }
    await this.subscribers.unsubscribe(email);
    await this.trash.change('subscriber', id, { unsubscribedAt: new Date() });
    // One that was never used must not start the subscription again.
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
   * A link to unsubscribe works in the trash as well. The same address may have subscribed again since:
   * then the link is about that.
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
