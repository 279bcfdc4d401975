import { Injectable } from '@nestjs/common';
import { type SentLink, TESTIMONIAL_REQUEST_DAYS, displayName } from '@polaris/contracts';
import { Database } from '../platform/database/database';
import { conflict, notFound } from '../platform/problem/problem';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { TestimonialLinksService, isOpenRequest } from './testimonial-links.service';
import { TestimonialMailsService } from './testimonial-mails.service';
import {
  type BoughtService,
  TestimonialPurchasesReadModel,
} from './testimonial-purchases.read-model';
import type { TestimonialEntity } from './testimonial.entity';
import { TestimonialsRepository } from './testimonials.repository';

const DAY_MS = 24 * 3600_000;

/** The owner asks the client of a completed purchase for a testimonial, and reminds them once. */
@Injectable()
export class TestimonialRequestsService {
  constructor(
    private readonly database: Database,
    private readonly testimonials: TestimonialsRepository,
    private readonly purchases: TestimonialPurchasesReadModel,
    private readonly links: TestimonialLinksService,
    private readonly mails: TestimonialMailsService,
    private readonly users: UsersService,
  ) {}

  /** Asks by mail; a client who gets no mail is handed the link by the owner. */
  ask(purchaseId: number): Promise<SentLink> {
    return this.database.transaction(async () => {
      const bought = await this.purchases.find(purchaseId);
      if (!bought) throw notFound('This purchase');
      const client = await this.clientOf(bought);
      const row = await this.open(purchaseId, displayName(client));
      const mailedTo = await this.mails.request(row, client, bought);
      return {
        mailedTo,
        url: mailedTo === null ? await this.links.makeRequest(row) : null,
        expiresAt: row.expiresAt!.toISOString(),
      };
    });
  }

  /** Reminds of a request whose time has come; by then it may be answered or need no answer. */
  remind(id: number): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.testimonials.lock(id);
      if (!row || !isOpenRequest(row) || row.remindedAt || row.purchaseId === null) return;
      const bought = await this.purchases.find(row.purchaseId);
      if (bought?.status !== 'completed' || bought.userId === null) return;
      const client = await this.users.get(bought.userId);
      if (!(await this.mails.remind(row, client, bought))) return;
      await this.testimonials.save(Object.assign(row, { remindedAt: new Date() }));
    });
  }

  private async clientOf({ status, userId }: BoughtService): Promise<UserEntity> {
    if (status !== 'completed')
      throw conflict('A testimonial can be asked for once the purchase is completed.');
    if (userId === null) throw conflict('The account of this client was deleted.');
    return this.users.get(userId);
  }

  /** Of one purchase there is one at most: a new one, or one whose request has expired. */
  private async open(purchaseId: number, name: string): Promise<TestimonialEntity> {
    const requestedAt = new Date();
    const expiresAt = new Date(+requestedAt + TESTIMONIAL_REQUEST_DAYS * DAY_MS);
    const request = { name, requestedAt, expiresAt };
    const { row, isNew } = await this.testimonials.lockOfPurchase(purchaseId, request);
    if (isNew) return row;
    assertMayAskAgain(row);
    await this.testimonials.save(Object.assign(row, request, { remindedAt: null }));
    return row;
  }
}

function assertMayAskAgain(row: TestimonialEntity): void {
  if (row.status === 'withdrawn')
    throw conflict('The client has withdrawn their testimonial of this purchase for good.');
  if (row.status !== 'requested')
    throw conflict('The client has written a testimonial of this purchase already.');
  if (isOpenRequest(row)) throw conflict('The client was asked already, and the link still works.');
}
