import { Injectable } from '@nestjs/common';
import {
  MAX_OFFER_DAYS,
  MAX_OFFER_VERSIONS,
  type OfferExtension,
  type OfferInput,
  type OfferRecord,
  type OfferUpdate,
  type OfferWithdrawal,
  type OffersQuery,
  type PageQuery,
  type UrgentOffer,
  addDays,
  firstSelection,
  offerTotals,
  toOfferContent,
} from '@polaris/contracts';
import { CustomersService } from '../../people/customers/customers.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { Database } from '../../platform/database/database';
import type { JsonPage, Page } from '../../platform/database/list/list';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { conflict, stale } from '../../platform/problem/problem';
import { ServicesService } from '../services/services.service';
import { ErasedOffersRepository } from './erased-offers.repository';
import { OfferMailsService } from './offer-mails.service';
import { type OfferRow, OffersRepository, type WrittenVersion } from './offers.repository';
import { OffersReadModel } from './offers.read-model';

/** What the owner does with offers, besides sending them. */
@Injectable()
export class OffersService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly offers: OffersRepository,
    private readonly erased: ErasedOffersRepository,
    private readonly readModel: OffersReadModel,
    private readonly customers: CustomersService,
    private readonly services: ServicesService,
    private readonly mails: OfferMailsService,
    private readonly clock: BusinessClock,
  ) {}

  /** Newest first. */
  list(query: OffersQuery): Promise<JsonPage> {
    return this.readModel.list(query);
  }

  /** What was sent to the customer of an account, newest first. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.readModel.listOf(userId, query);
  }

  /** What ends soon or is not opened, the earliest end first. */
  listUrgent(query: PageQuery): Promise<Page<UrgentOffer>> {
    return this.readModel.listUrgent(query);
  }

  /** Erases what was offered to an account that is being deleted, except for what it has accepted. */
  async eraseOf(userId: string): Promise<void> {
    const customerId = await this.customers.idLinkedWith(userId);
    if (customerId !== undefined) await this.erased.eraseOf(customerId);
  }

  get(id: number): Promise<OfferRecord> {
    return this.readModel.get(id);
  }

  create(input: OfferInput, ownerId: string): Promise<OfferRecord> {
    return this.idempotency.onceRecord(
      async () => ({ id: await this.insert(input, ownerId) }),
      (id) => this.readModel.get(id),
    );
  }

  /** Changes what was not sent yet; a sent or declined offer gets a new version. */
  update(id: number, { version, ...input }: OfferUpdate): Promise<OfferRecord> {
    return this.database.transaction(async () => {
      const row = await this.lock(id, version);
      assertWritable(row);
      await this.services.get(input.serviceId, { all: true });
      const written = toWritten(input);
      await this.offers.write(id, row.current + 1, written);
      if (row.state === 'draft') await this.offers.updateDraft(id, written);
      await this.offers.touch(id);
      return this.readModel.get(id);
    });
  }

  remove(id: number): Promise<void> {
    return this.database.transaction(async () => {
      const { state } = await this.offers.lock(id);
      if (state !== 'draft') throw conflict('This offer was sent. Withdraw it instead.');
      await this.offers.removeDraft(id);
    });
  }

  /** Moves the last day; nothing else of what was sent changes. */
  extend(id: number, { version, expiresOn }: OfferExtension): Promise<OfferRecord> {
    return this.database.transaction(async () => {
      const { state } = await this.lock(id, version);
      if (state !== 'sent')
        throw conflict('Only an offer that waits for an answer can be extended.');
      assertLastDay(expiresOn, await this.clock.today());
      await this.offers.extend(id, expiresOn);
      return this.readModel.get(id);
    });
  }

  withdraw(id: number, { version, tellClient }: OfferWithdrawal): Promise<OfferRecord> {
    return this.database.transaction(async () => {
      const { state } = await this.lock(id, version);
      if (state !== 'sent')
        throw conflict('Only an offer that waits for an answer can be withdrawn.');
      await this.offers.setState(id, 'withdrawn');
      const offer = await this.readModel.get(id);
      if (tellClient) await this.mails.withdrawn(offer);
      return offer;
    });
  }

  private async insert(input: OfferInput, recordedBy: string): Promise<number> {
    const { customerId, follows = null, ...fields } = input;
    await this.customers.lock(customerId);
    await this.services.get(fields.serviceId, { all: true });
    if (follows !== null) await this.readModel.get(follows);
    return this.offers.insert({ customerId, follows, recordedBy }, toWritten(fields));
  }

  private async lock(id: number, version: number): Promise<OfferRow> {
    const row = await this.offers.lock(id);
    if (version !== row.version) throw stale();
    return row;
  }
}

const toWritten = ({ content, ...settings }: Omit<OfferUpdate, 'version'>): WrittenVersion => ({
  content: toOfferContent(content),
  settings,
  total: offerTotals(content, firstSelection(content.lines)).total,
});

function assertWritable({ state, current }: OfferRow): void {
  if (state === 'accepted')
    throw conflict('This offer was accepted, so it cannot be changed. Copy it as a new one.');
  if (state === 'withdrawn')
    throw conflict('This offer was withdrawn, so it cannot be changed. Copy it as a new one.');
  if (current === MAX_OFFER_VERSIONS)
    throw conflict(`An offer has at most ${MAX_OFFER_VERSIONS} versions. Copy it as a new one.`);
}

/** Throws 409 unless an offer can end on this day. */
export function assertLastDay(expiresOn: string, today: string): void {
  if (expiresOn < today) throw conflict('The last day of the offer is over. Choose a later one.');
  if (expiresOn > addDays(today, MAX_OFFER_DAYS))
    throw conflict('An offer can end at most a year from now.');
}
