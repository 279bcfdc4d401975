import { Injectable } from '@nestjs/common';
import { DAY_MS, type SentLink, TESTIMONIAL_REQUEST_DAYS } from '@polaris/contracts';
import { CustomersService } from '../../people/customers/customers.service';
import { Database } from '../../platform/database/database';
import { conflict, notFound } from '../../platform/problem/problem';
import { type Parties, TestimonialAuthorsService } from './testimonial-authors.service';
import { TestimonialLinksService, isOpenRequest } from './links/testimonial-links.service';
import { TestimonialMailsService } from './testimonial-mails.service';
import type { TestimonialEntity } from './testimonial.entity';
import { type RequestSubject, TestimonialsRepository } from './testimonials.repository';

/** Requests testimonials from buyers of completed purchases or from any customer, with one reminder. */
@Injectable()
export class TestimonialRequestsService {
  constructor(
    private readonly database: Database,
    private readonly testimonials: TestimonialsRepository,
    private readonly customers: CustomersService,
    private readonly authors: TestimonialAuthorsService,
    private readonly links: TestimonialLinksService,
    private readonly mails: TestimonialMailsService,
  ) {}

  /** Sends the request by mail, or returns the link for the owner to pass on. */
  ask(subject: RequestSubject): Promise<SentLink> {
    return this.database.transaction(async () => {
      if ('customerId' in subject) await this.customers.lock(subject.customerId);
      const { author, serviceName } = await this.partiesOf(subject);
      const row = await this.open(subject, author.name);
      const mailedTo = await this.mails.request(row, { author, serviceName });
      return {
        mailedTo,
        url: mailedTo === null ? await this.links.makeRequest(row) : null,
        expiresAt: row.expiresAt!.toISOString(),
      };
    });
  }

  /** Sends a reminder that is due, unless the request was answered or closed in the meantime. */
  remind(id: number): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.testimonials.lock(id);
      const now = await this.database.now();
      if (!row || !isOpenRequest(row, now) || row.remindedAt) return;
      const parties = await this.authors.find(row);
      if (!parties?.author || !isDone(parties)) return;
      const { author, serviceName } = parties;
      if (!(await this.mails.remind(row, { author, serviceName }))) return;
      await this.testimonials.save(Object.assign(row, { remindedAt: now }));
    });
  }

  private async partiesOf(subject: RequestSubject) {
    const parties = await this.authors.find(subject);
    if (!parties) throw notFound('This purchase');
    if (!isDone(parties))
      throw conflict('A testimonial can be asked for once the purchase is completed.');
    const { author, serviceName } = parties;
    if (!author) throw conflict('This purchase no longer has a customer to ask.');
    return { author, serviceName };
  }

  /** Each subject has at most one: creates it, or reuses one whose request has expired. */
  private async open(subject: RequestSubject, name: string): Promise<TestimonialEntity> {
    const requestedAt = await this.database.now();
    const expiresAt = new Date(+requestedAt + TESTIMONIAL_REQUEST_DAYS * DAY_MS);
    const request = { name, requestedAt, expiresAt };
    const { row, isNew } = await this.testimonials.lockOf(subject, request);
    if (isNew) return row;
    assertMayAskAgain(row, requestedAt);
    await this.testimonials.save(Object.assign(row, request, { remindedAt: null }));
    return row;
  }
}

/** A request without a purchase needs no completed work. */
const isDone = ({ status }: Parties): boolean => status === null || status === 'completed';

function assertMayAskAgain(row: TestimonialEntity, now: Date): void {
  const ofPurchase = row.purchaseId === null ? '' : ' of this purchase';
  if (row.status === 'withdrawn')
    throw conflict(`The client has withdrawn their testimonial${ofPurchase} for good.`);
  if (row.status !== 'requested')
    throw conflict(`The client has written a testimonial${ofPurchase} already.`);
  if (isOpenRequest(row, now))
    throw conflict('The client was asked already, and the link still works.');
}
