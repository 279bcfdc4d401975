import type { AuthorTestimonial } from '@polaris/contracts';
import type { TestimonialLinkEntity } from './links/testimonial-link.entity';
import type { TestimonialEntity } from './testimonial.entity';

/** A testimonial as its author sees it. */
export const toAuthorTestimonial = (
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
