import {
  type BusinessProfile,
  type BusinessProfileInput,
  getBusinessProfile,
  updateBusinessProfile,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../client/client.ts';

const queryKey = [getBusinessProfile.path];

/** The only profile, with an id as forms require one. */
const asRecord = (profile: BusinessProfile) => ({ ...profile, id: 1 });
export type EditableProfile = ReturnType<typeof asRecord>;

export const useBusinessProfile = () =>
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => asRecord(await call(getBusinessProfile, { signal })),
  });

/** Replaces the profile; reloaded even after a failure. */
export function useUpdateBusinessProfile() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (body: BusinessProfileInput) =>
      asRecord(await call(updateBusinessProfile, { body })),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
