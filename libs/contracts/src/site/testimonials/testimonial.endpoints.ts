import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate, ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import {
  adminTestimonialSchema,
  adminTestimonialsQuerySchema,
  adminTestimonialsSchema,
  authorTestimonialSchema,
  changeRequestInputSchema,
  publicTestimonialsQuerySchema,
  publicTestimonialsSchema,
  sentLinkSchema,
  testimonialAgreementSchema,
  testimonialInputSchema,
  testimonialLinkSchema,
  testimonialTokenParamsSchema,
  testimonialUpdateSchema,
} from './testimonial.ts';
import { idParamsSchema } from '../../values/text/text.ts';

/** The failures of a private link. */
const linkErrors = {
  404: 'This testimonial link does not work. Check that it is complete.',
  409: 'The link was used already, or the testimonial was withdrawn for good.',
  410: 'This link has expired. Please ask for a new one.',
  429: 'Too many attempts. Please try again later.',
};
const { 429: _limited, ...readErrors } = linkErrors;

export const listAllTestimonials = ownerRead({
  tag: 'Testimonials',
  summary: 'List testimonials in any state, the newest first',
  path: '/api/admin/testimonials',
  query: adminTestimonialsQuerySchema,
  returns: adminTestimonialsSchema,
});

export const requestTestimonial = ownerCreate({
  tag: 'Testimonials',
  summary: 'Ask the client of a completed purchase for a testimonial',
  path: '/api/admin/purchases/:id/testimonial-requests',
  params: idParamsSchema,
  returns: sentLinkSchema,
  errors: { 409: 'A testimonial can be asked for once the purchase is completed.' },
});

export const requestCustomerTestimonial = ownerCreate({
  tag: 'Testimonials',
  summary: 'Ask a customer for a testimonial, with or without an account or a purchase',
  path: '/api/admin/customers/:id/testimonial-requests',
  params: idParamsSchema,
  returns: sentLinkSchema,
  errors: { 409: 'The client was asked already, and the link still works.' },
});

export const updateTestimonial = ownerWrite({
  tag: 'Testimonials',
  summary: 'Show a testimonial, or hide it again',
  method: 'PATCH',
  path: '/api/admin/testimonials/:id',
  params: idParamsSchema,
  body: testimonialUpdateSchema,
  returns: adminTestimonialSchema,
});

export const requestTestimonialChange = ownerCreate({
  tag: 'Testimonials',
  summary: 'Ask the author of a testimonial to change it',
  path: '/api/admin/testimonials/:id/change-requests',
  params: idParamsSchema,
  body: changeRequestInputSchema,
  returns: sentLinkSchema,
});

export const deleteTestimonial = ownerDelete({
  tag: 'Testimonials',
  summary: 'Move a testimonial to the trash',
  path: '/api/admin/testimonials/:id',
  params: idParamsSchema,
});

export const listTestimonials = endpoint({
  tag: 'Testimonials',
  summary: 'List approved testimonials, the newest first',
  method: 'GET',
  path: '/api/testimonials',
  allow: 'anyone',
  query: publicTestimonialsQuerySchema,
  returns: publicTestimonialsSchema,
});

export const openTestimonialLink = endpoint({
  tag: 'Testimonials',
  summary: 'Read what a private link leads to',
  method: 'GET',
  path: '/api/testimonials/links/:token',
  allow: 'anyone',
  params: testimonialTokenParamsSchema,
  returns: authorTestimonialSchema,
  errors: readErrors,
});

export const writeTestimonial = endpoint({
  tag: 'Testimonials',
  summary: 'Write a testimonial, or write it again',
  method: 'POST',
  path: '/api/testimonials/links/:token',
  allow: 'anyone',
  params: testimonialTokenParamsSchema,
  body: testimonialInputSchema,
  returns: testimonialLinkSchema,
  errors: linkErrors,
});

export const agreeToTestimonial = endpoint({
  tag: 'Testimonials',
  summary: 'Agree to the text that the owner proposes',
  method: 'POST',
  path: '/api/testimonials/links/:token/agreement',
  allow: 'anyone',
  params: testimonialTokenParamsSchema,
  body: testimonialAgreementSchema,
  errors: linkErrors,
});

export const withdrawTestimonial = endpoint({
  tag: 'Testimonials',
  summary: 'Withdraw a testimonial for good',
  method: 'POST',
  path: '/api/testimonials/links/:token/withdrawal',
  allow: 'anyone',
  params: testimonialTokenParamsSchema,
  errors: linkErrors,
});
