import { endpoint } from '../../api/endpoint.ts';
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

/** What a private link can answer. */
const linkErrors = {
  404: 'This link leads to no testimonial. Check that it is complete.',
  409: 'The link was used already, or the testimonial was withdrawn for good.',
  410: 'This link has expired. Please ask for a new one.',
  429: 'Too many attempts. Please try again later.',
};
const { 429: _limited, ...readErrors } = linkErrors;

export const listAllTestimonials = endpoint({
  tag: 'Testimonials',
  summary: 'List testimonials in any state, the newest first',
  method: 'GET',
  path: '/api/admin/testimonials',
  allow: 'owner',
  query: adminTestimonialsQuerySchema,
  returns: adminTestimonialsSchema,
});

export const requestTestimonial = endpoint({
  tag: 'Testimonials',
  summary: 'Ask the client of a completed purchase for a testimonial',
  method: 'POST',
  path: '/api/admin/purchases/:id/testimonial-requests',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  status: 201,
  returns: sentLinkSchema,
  errors: { 409: 'A testimonial can be asked for once the purchase is completed.' },
});

export const requestCustomerTestimonial = endpoint({
  tag: 'Testimonials',
  summary: 'Ask a customer for a testimonial, with or without an account or a purchase',
  method: 'POST',
  path: '/api/admin/customers/:id/testimonial-requests',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  status: 201,
  returns: sentLinkSchema,
  errors: { 409: 'The client was asked already, and the link still works.' },
});

export const updateTestimonial = endpoint({
  tag: 'Testimonials',
  summary: 'Show a testimonial, or hide it again',
  method: 'PATCH',
  path: '/api/admin/testimonials/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: testimonialUpdateSchema,
  returns: adminTestimonialSchema,
});

export const requestTestimonialChange = endpoint({
  tag: 'Testimonials',
  summary: 'Ask the author of a testimonial to change it',
  method: 'POST',
  path: '/api/admin/testimonials/:id/change-requests',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: changeRequestInputSchema,
  status: 201,
  returns: sentLinkSchema,
});

export const deleteTestimonial = endpoint({
  tag: 'Testimonials',
  summary: 'Move a testimonial to the trash',
  method: 'DELETE',
  path: '/api/admin/testimonials/:id',
  allow: 'owner',
  proof: 'session',
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
