import {
  type BusinessProfile,
  type BusinessProfileInput,
  businessProfileSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client.ts';

export const BUSINESS_PROFILE = '/api/admin/business-profile';

/** There is one profile: it has an id where forms know a record by it. */
const asRecord = (profile: BusinessProfile) => ({ ...profile, id: 1 });
export type BusinessProfileRecord = ReturnType<typeof asRecord>;

export function useBusinessProfile() {
  return useQuery({
    queryKey: [BUSINESS_PROFILE],
    queryFn: async ({ signal }) =>
      asRecord(await call(BUSINESS_PROFILE, businessProfileSchema, { signal })),
  });
}

/** Replaces the profile as it was edited; read again after a failure, too. */
export function useUpdateBusinessProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: BusinessProfileInput) =>
      asRecord(await call(BUSINESS_PROFILE, businessProfileSchema, { method: 'PUT', body })),
    onSettled: () => cache.invalidateQueries({ queryKey: [BUSINESS_PROFILE] }),
  });
}
