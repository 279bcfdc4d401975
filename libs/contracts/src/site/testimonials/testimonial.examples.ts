import { describeTag, example } from '../../api/example.ts';
import {
  adminTestimonialSchema,
  authorTestimonialSchema,
  changeRequestInputSchema,
  publicTestimonialSchema,
  sentLinkSchema,
  testimonialAgreementSchema,
  testimonialInputSchema,
  testimonialLinkSchema,
  testimonialTokenParamsSchema,
  testimonialUpdateSchema,
} from './testimonial.ts';

const words = {
  company: 'Harbor Trust',
  role: 'Director',
  content: 'The numbers agree at last, and we know why.',
  rating: 5,
};
const link = 'https://polaris.example/testimonial#c2VjcmV0LXRva2VuLW9mLXRoaXMtdGVzdGltb25pYWw';

export const testimonialExamples = [
  example(testimonialTokenParamsSchema, { token: 'dGhpcyBrZXkgaXMgYW4gZXhhbXBsZSwgbm90IG91cnM' }),
  example(publicTestimonialSchema, {
    id: 9,
    name: 'Maya O.',
    ...words,
    service: { id: 4, name: 'Dashboard Design' },
    isVerified: true,
    submittedAt: '2026-05-04T09:30:00.000Z',
  }),
  example(adminTestimonialSchema, {
    id: 9,
    name: 'Maya Okafor',
    ...words,
    nameStyle: 'initial',
    isApproved: true,
    status: 'approved',
    purchaseId: 31,
    service: { id: 4, name: 'Dashboard Design' },
    isVerified: true,
    requestedAt: '2026-05-02T17:00:00.000Z',
    expiresAt: '2026-06-01T17:00:00.000Z',
    submittedAt: '2026-05-04T09:30:00.000Z',
    consentedAt: '2026-05-04T09:30:00.000Z',
    version: 3,
    createdAt: '2026-05-02T17:00:00.000Z',
    updatedAt: '2026-05-05T08:00:00.000Z',
  }),
  example(authorTestimonialSchema, {
    name: 'Maya Okafor',
    ...words,
    nameStyle: 'initial',
    isOwn: true,
    status: 'change_requested',
    isApproved: true,
    service: { name: 'Dashboard Design' },
    changeNote: 'May I leave out the second half?',
    proposedContent: 'The numbers agree at last.',
    version: 4,
  }),
  example(testimonialInputSchema, {
    name: 'Maya Okafor',
    ...words,
    nameStyle: 'initial',
    consent: true,
  }),
  example(testimonialAgreementSchema, { version: 4 }),
  example(testimonialLinkSchema, { url: link }),
  example(testimonialUpdateSchema, { isApproved: true, version: 2 }),
  example(changeRequestInputSchema, {
    note: 'May I leave out the second half?',
    proposedContent: 'The numbers agree at last.',
    version: 3,
  }),
  example(sentLinkSchema, {
    mailedTo: 'maya@example.com',
    expiresAt: '2026-06-01T17:00:00.000Z',
  }),
];

export const testimonialsTag = describeTag(
  'Testimonials',
  'What clients say about completed work: asked for, written, approved, withdrawn.',
);
