import {
  adminTestimonialSchema,
  adminTestimonialsQuerySchema,
  adminTestimonialsSchema,
  changeRequestInputSchema,
  sentLinkSchema,
  testimonialUpdateSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'GET /api/admin/testimonials': {
    query: adminTestimonialsQuerySchema,
    response: adminTestimonialsSchema,
  },
  'PATCH /api/admin/testimonials/:id': {
    request: testimonialUpdateSchema,
    response: adminTestimonialSchema,
  },
  'POST /api/admin/testimonials/:id/change-requests': {
    request: changeRequestInputSchema,
    response: sentLinkSchema,
  },
  'DELETE /api/admin/testimonials/:id': {},
  'POST /api/admin/purchases/:id/testimonial-requests': { response: sentLinkSchema },
};
