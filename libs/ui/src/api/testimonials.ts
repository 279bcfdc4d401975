import {
  type AdminTestimonial,
  type ChangeRequestInput,
  type TestimonialStatus,
  type TestimonialUpdate,
  adminTestimonialSchema,
  sentLinkSchema,
} from '@polaris/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PURCHASES } from './admin-purchases.ts';
import { call, command } from './client.ts';
import { patchRecord } from './edit-record.ts';
import { PAGE_SIZE, listPath, usePages } from './pages.ts';
import { afterChanges } from './record-turns.ts';
import { useRefreshAll } from './refresh-all.ts';

const TESTIMONIALS = '/api/admin/testimonials';

export interface TestimonialFilter {
  q?: string;
  status?: TestimonialStatus | '';
}

/** Testimonials in any state, newest first. */
export const useTestimonialPages = (filter: TestimonialFilter) =>
  usePages(listPath(TESTIMONIALS, { limit: PAGE_SIZE, ...filter }), adminTestimonialSchema);

/** Shows a testimonial, or hides it again. */
export function useUpdateTestimonial() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (change: TestimonialUpdate & Pick<AdminTestimonial, 'id'>) =>
      patchRecord(cache, TESTIMONIALS, adminTestimonialSchema, change),
    onSettled: refresh,
  });
}

/** Asks the author for a change; answers how the link reaches them. */
export function useRequestChange(id: number) {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (body: ChangeRequestInput) =>
      call(`${TESTIMONIALS}/${id}/change-requests`, sentLinkSchema, { method: 'POST', body }),
    onSettled: refresh,
  });
}

export function useRemoveTestimonial() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) => {
      const path = `${TESTIMONIALS}/${id}`;
      return afterChanges(cache, path, () => command(path, { method: 'DELETE' }));
    },
    onSettled: refresh,
  });
}

/** Asks the client of a completed purchase; answers how the link reaches them. */
export function useRequestTestimonial(purchaseId: number) {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: () =>
      call(`${PURCHASES}/${purchaseId}/testimonial-requests`, sentLinkSchema, { method: 'POST' }),
    onSettled: refresh,
  });
}
