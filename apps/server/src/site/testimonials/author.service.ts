import { Injectable } from '@nestjs/common';
import {
  type AuthorTestimonial,
  type TestimonialAgreement,
  type TestimonialInput,
  type TestimonialLink,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { ContentChangesService } from '../../platform/database/events/content-changes.service';
import {
  type LimitRule,
  LimitsService,
  addressKey,
} from '../../platform/http/limits/limits.service';
import { conflict, invalid, stale } from '../../platform/problem/problem';
import { AuditService } from '../../records/audit/audit.service';
import type { TestimonialLinkEntity } from './links/testimonial-link.entity';
import { type OpenedLink, TestimonialLinksService } from './links/testimonial-links.service';
import { TestimonialMailsService } from './testimonial-mails.service';
import { TestimonialSubjectsReadModel } from './testimonial-subjects.read-model';
import type { TestimonialEntity } from './testimonial.entity';
import { TestimonialsRepository } from './testimonials.repository';
import { agreed, withdrawn, written } from './testimonial-changes';

/** A testimonial as its author sees it. */
const toAuthorTestimonial = (
  row: TestimonialEntity,
  link: TestimonialLinkEntity,
  serviceName: string | null,
): AuthorTestimonial => ({
  name: row.name,
  company: row.company,
  role: row.role,
  content: row.content,
  rating: row.rating,
  nameStyle: row.nameStyle,
  isOwn: link.purpose === 'own',
  status: row.status,
  isApproved: row.isApproved,
  service: serviceName === null ? null : { name: serviceName },
  changeNote: row.changeNote,
  proposedContent: row.proposedContent,
  expiresAt: link.expiresAt?.toISOString() ?? null,
  version: row.version,
});

/** Per network address. */
const testimonialLimit: LimitRule = { name: 'testimonial', points: 20, duration: 600 };

/** What authors can do with a private link. Anyone who has the link counts as the author. */
@Injectable()
export class AuthorService {
  constructor(
    private readonly database: Database,
    private readonly testimonials: TestimonialsRepository,
    private readonly subjects: TestimonialSubjectsReadModel,
    private readonly links: TestimonialLinksService,
    private readonly mails: TestimonialMailsService,
    private readonly audit: AuditService,
    private readonly limits: LimitsService,
    private readonly changes: ContentChangesService,
  ) {}

  async get(token: string): Promise<AuthorTestimonial> {
    const { link, row } = await this.links.open(token);
    const subject = await this.subjects.find(row);
    return toAuthorTestimonial(row, link, subject?.serviceName ?? null);
  }

  /** Saves the testimonial, or a new version. The owner reviews it before it is shown. */
  async write(token: string, input: TestimonialInput, address: string): Promise<TestimonialLink> {
    assertNamed(input);
    return this.change(token, address, async (opened) => {
      await this.links.markUsed(opened);
      const { row } = opened;
      const isNew = row.submittedAt === null;
      Object.assign(row, written(input));
      await this.testimonials.save(row);
      if (isNew) await this.mails.thank(row);
      await this.mails.notifyOwner(row, isNew ? 'written' : 'changed');
      return { url: await this.links.makeOwn(row) };
    });
  }

  /** Accepts the proposed text, which is shown immediately because the owner proposed it. */
  async agree(token: string, { version }: TestimonialAgreement, address: string): Promise<void> {
    await this.change(token, address, async ({ row }) => {
      if (row.proposedContent === null) throw conflict('No text is proposed to you.');
      if (version !== row.version) throw stale();
      Object.assign(row, agreed(row.proposedContent));
      await this.testimonials.save(row);
      await this.mails.notifyOwner(row, 'agreed');
    });
  }

  /** Deletes the content for good, including from the audit log. */
  async withdraw(token: string, address: string): Promise<void> {
    await this.change(token, address, async ({ link, row }) => {
      if (link.purpose !== 'own') throw conflict('Nothing has been written yet.');
      Object.assign(row, withdrawn());
      await this.testimonials.save(row);
      await this.audit.forget('testimonials', [row.id]);
      await this.mails.notifyOwner(row, 'withdrawn');
    });
  }

  private async change<T>(
    token: string,
    address: string,
    run: (opened: OpenedLink) => Promise<T>,
  ): Promise<T> {
    await this.limits.count(testimonialLimit, addressKey(address));
    const result = await this.database.transaction(async () =>
      run(await this.links.openLocked(token)),
    );
    this.changes.announce();
    return result;
  }
}

/** Authors who are named only by their company must enter the company. */
export function assertNamed({ nameStyle, company }: TestimonialInput): void {
  if (nameStyle === 'company' && !company?.trim())
    throw invalid([{ path: 'company', message: 'Please write the name of your company.' }]);
}
