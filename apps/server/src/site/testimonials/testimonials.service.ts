import { Injectable } from '@nestjs/common';
import {
  type AdminTestimonialsQuery,
  MAX_PAGE,
  type PageQuery,
  type PublicTestimonial,
} from '@polaris/contracts';
import type { JsonPage, Page } from '../../platform/database/list/list';
import { PublicReadsService } from '../../platform/http/limits/public-reads.service';
import { AuditService } from '../../records/audit/audit.service';
import { TrashService } from '../../records/trash/trash.service';
import { TestimonialLinksService } from './links/testimonial-links.service';
import { TestimonialSubjectsReadModel } from './testimonial-subjects.read-model';
import { TestimonialsRepository } from './testimonials.repository';
import { TestimonialsReadModel } from './testimonials.read-model';

/** Reads testimonials, and deletes those of an account. */
@Injectable()
export class TestimonialsService {
  constructor(
    private readonly testimonials: TestimonialsRepository,
    private readonly readModel: TestimonialsReadModel,
    private readonly subjects: TestimonialSubjectsReadModel,
    private readonly links: TestimonialLinksService,
    private readonly trash: TrashService,
    private readonly audit: AuditService,
    private readonly publicReads: PublicReadsService,
  ) {}

  /** For the owner, newest first. */
  list(query: AdminTestimonialsQuery): Promise<JsonPage> {
    return this.readModel.list(query);
  }

  /** Approved ones, newest first. */
  listApproved(query: PageQuery): Promise<Page<PublicTestimonial>> {
    const read = () => this.readModel.listApproved(query);
    return this.publicReads.getVariant('testimonials', query, read);
  }

  /** The testimonials on public pages. */
  async listShown(): Promise<PublicTestimonial[]> {
    const page = await this.listApproved({ limit: MAX_PAGE });
    return page.items;
  }

  /** Testimonials of one account, for its data export. */
  listOf(userId: string, query: PageQuery): Promise<JsonPage> {
    return this.readModel.listOf(userId, query);
  }

  /** Deletes everything an account's user wrote, wherever it is stored, before the account is deleted. */
  async removeAll(userId: string): Promise<void> {
    const keys = await this.subjects.ofAccount(userId);
    const ids = await this.testimonials.removeOf(keys);
    await this.links.removeOf(ids);
    await this.audit.forget('testimonials', ids);
    await this.trash.purgeWhere('testimonial', 'purchaseId', keys.purchases);
    await this.trash.purgeWhere('testimonial', 'customerId', keys.customers);
    await this.trash.purgeWhere('testimonial', 'id', keys.testimonials);
  }
}
