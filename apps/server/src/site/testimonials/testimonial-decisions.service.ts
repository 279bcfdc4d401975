import { Injectable } from '@nestjs/common';
import type {
  AdminTestimonial,
  ChangeRequestInput,
  SentLink,
  TestimonialUpdate,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { ContentChangesService } from '../../platform/database/events/content-changes.service';
import { conflict, notFound, stale } from '../../platform/problem/problem';
import { TrashService } from '../../records/trash/trash.service';
import { approval } from './testimonial-changes';
import { TestimonialAuthorsService } from './testimonial-authors.service';
import { TestimonialLinksService } from './links/testimonial-links.service';
import { TestimonialMailsService } from './testimonial-mails.service';
import type { TestimonialEntity } from './testimonial.entity';
import { TESTIMONIAL, TestimonialsRepository } from './testimonials.repository';
import { TestimonialsReadModel } from './testimonials.read-model';

/** Applies the owner's decisions about testimonials. The owner never changes an author's text. */
@Injectable()
export class TestimonialDecisionsService {
  constructor(
    private readonly database: Database,
    private readonly testimonials: TestimonialsRepository,
    private readonly readModel: TestimonialsReadModel,
    private readonly authors: TestimonialAuthorsService,
    private readonly links: TestimonialLinksService,
    private readonly mails: TestimonialMailsService,
    private readonly trash: TrashService,
    private readonly changes: ContentChangesService,
  ) {}

  async update(id: number, { isApproved, version }: TestimonialUpdate): Promise<AdminTestimonial> {
    const updated = await this.database.transaction(async () => {
      const row = await this.lock(id, version);
      assertWritten(row);
      await this.testimonials.save(Object.assign(row, approval(isApproved)));
      return this.readModel.get(id);
    });
    this.changes.announce();
    return updated;
  }

  /** Asks the author for a change. The current text stays shown until the author accepts or writes again. */
  requestChange(
    id: number,
    { note, proposedContent = null, version }: ChangeRequestInput,
  ): Promise<SentLink> {
    return this.database.transaction(async () => {
      const row = await this.lock(id, version);
      assertWritten(row);
      const parties = await this.partiesOf(row);
      const change = { changeRequestedAt: new Date(), changeNote: note, proposedContent };
      await this.testimonials.save(Object.assign(row, change));
      const mailedTo = await this.mails.requestChange(row, parties);
      const url = mailedTo === null ? await this.links.makeOwn(row) : null;
      return { mailedTo, url, expiresAt: null };
    });
  }

  async remove(id: number): Promise<void> {
    const row = await this.testimonials.find(id);
    if (row?.status === 'withdrawn')
      throw conflict('It stays as a mark that the client has withdrawn it. Nothing else is left.');
    await this.trash.remove('testimonial', id);
    this.changes.announce();
  }

  private async lock(id: number, version: number | undefined): Promise<TestimonialEntity> {
    const row = await this.testimonials.lock(id);
    if (!row) throw notFound(TESTIMONIAL);
    if (version !== undefined && version !== row.version) throw stale();
    return row;
  }

  private async partiesOf(row: TestimonialEntity) {
    if (!row.submittedAt)
      throw conflict(
        'This testimonial was not written through a link, so you cannot request a change.',
      );
    const parties = await this.authors.find(row);
    if (!parties?.author)
      throw conflict('Its author is no longer a customer, so you cannot request a change.');
    return { author: parties.author, serviceName: parties.serviceName };
  }
}

function assertWritten({ status }: TestimonialEntity): void {
  if (status === 'withdrawn') throw conflict('The client has withdrawn this testimonial for good.');
  if (status === 'requested') throw conflict('The client has not written this testimonial yet.');
}
