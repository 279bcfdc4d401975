import {
  deleteTestimonial,
  listAllTestimonials,
  requestCustomerTestimonial,
  requestTestimonial,
  requestTestimonialChange,
  updateTestimonial,
} from '@polaris/contracts';
import { usePatch, useRemove, useSend } from '../client/mutations.ts';
import { type FilterOf, PAGE_SIZE, usePages } from '../client/pages.ts';

export type TestimonialFilter = FilterOf<typeof listAllTestimonials>;

/** Testimonials in any state, newest first. */
export const useTestimonialPages = (filter: TestimonialFilter) =>
  usePages(listAllTestimonials, { query: { limit: PAGE_SIZE, ...filter } });

/** Shows a testimonial, or hides it again. */
export const useUpdateTestimonial = () => usePatch(updateTestimonial);

/** Asks the author for a change; returns how the link was sent. */
export const useRequestChange = (id: number) =>
  useSend(requestTestimonialChange, { params: { id } });

export const useRemoveTestimonial = () => useRemove(deleteTestimonial);

/** Asks a customer; returns how the link was sent. */
export const useRequestCustomerTestimonial = (customerId: number) =>
  useSend(requestCustomerTestimonial, { params: { id: customerId } });

/** Asks the client of a completed purchase; returns how the link was sent. */
export const useRequestTestimonial = (purchaseId: number) =>
  useSend(requestTestimonial, { params: { id: purchaseId } });

export type TestimonialRequest = ReturnType<typeof useRequestTestimonial>;
