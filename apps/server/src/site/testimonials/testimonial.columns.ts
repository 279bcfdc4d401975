import {
  type AdminTestimonial,
  type OwnTestimonial,
  adminTestimonialSchema,
  ownTestimonialSchema,
} from '@polaris/contracts';
import { joined, plain, time } from '../../platform/database/list/column';
import { Columns, type ColumnsOf } from '../../platform/database/list/columns';
import { isVerified, serviceOfTestimonial } from './testimonial-parts.read-model';
import type { TestimonialEntity } from './testimonial.entity';

const columns: ColumnsOf<TestimonialEntity, AdminTestimonial> = {
  id: plain('export'),
  name: plain('export'),
  company: plain('export'),
  role: plain('export'),
  content: plain('export'),
  rating: plain('export'),
  nameStyle: plain('export'),
  status: plain('export'),
  isApproved: plain('export'),
  service: joined(serviceOfTestimonial),
  isVerified: joined(isVerified),
  purchaseId: plain('none'),
  customerId: plain('none'),
  imageUrl: plain('none'),
  changeNote: plain('none'),
  proposedContent: plain('none'),
  requestedAt: time('export'),
  expiresAt: time('none'),
  remindedAt: time('none'),
  submittedAt: time('export'),
  consentedAt: time('export'),
  changeRequestedAt: time('none'),
  withdrawnAt: time('export'),
  version: plain('none'),
  createdAt: time('export'),
  updatedAt: time('none'),
};

export const testimonialColumns = new Columns<TestimonialEntity, AdminTestimonial>(
  adminTestimonialSchema,
  columns,
);

/** The columns in an account's data export. */
export const ownTestimonialColumns = new Columns<TestimonialEntity, OwnTestimonial>(
  ownTestimonialSchema,
  columns,
);
