import {
  type ContactSubmission,
  type ContactUpdate,
  changeSubmissions,
  deleteSubmission,
  getSubmission,
  listSubmissions,
  updateSubmission,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../client/api-error.ts';
import { call, callPage } from '../client/client.ts';
import { type Edit, isUnchanged, replaceRecord } from '../client/edit-record.ts';
import { useRemove, useSend } from '../client/mutations.ts';
import { type FilterOf, PAGE_SIZE, updateCachedLists, usePages } from '../client/pages.ts';
import { useBackgroundRefresh } from '../client/refresh-all.ts';

const CONTACTS = listSubmissions.path;

export type ContactEdit = Edit<ContactSubmission, ContactUpdate>;

export type ContactFilter = FilterOf<typeof listSubmissions>;

/** Submissions, newest first. */
export const useContactPages = (filter: ContactFilter = {}) =>
  usePages(listSubmissions, { query: { limit: PAGE_SIZE, ...filter } });

export const latestContactsKey = (filter: ContactFilter, limit: number) => [
  CONTACTS,
  'latest',
  filter,
  limit,
];

/** The newest matches with the total. */
export const useLatestContacts = (filter: ContactFilter, limit: number) =>
  useQuery({
    queryKey: latestContactsKey(filter, limit),
    queryFn: ({ signal }) => callPage(listSubmissions, { query: { limit, ...filter }, signal }),
  });

/** The number of new submissions; 0 until loaded. */
export const useUnreadCount = (): number =>
  useLatestContacts({ status: 'new' }, 1).data?.total ?? 0;

export function useUpdateContact() {
  const cache = useQueryClient();
  const refresh = useBackgroundRefresh();
  return useMutation({
    mutationFn: (edit: ContactEdit) => replaceRecord(cache, updateSubmission, edit),
    onSuccess: ({ saved }) => {
      cache.setQueryData([CONTACTS, saved.id], saved);
      updateCachedLists(cache, CONTACTS, saved);
    },
    onSettled: (edited) => (isUnchanged(edited) ? undefined : refresh(edited)),
  });
}

export const useRemoveContact = () => useRemove(deleteSubmission);

/** Changes several submissions at once. */
export const useContactBulk = () => useSend(changeSubmissions);

/** One submission; null if it does not exist or was deleted. */
export function useContact(id: number | null) {
  return useQuery({
    queryKey: [CONTACTS, id],
    queryFn: async ({ signal }) => {
      try {
        return await call(getSubmission, { params: { id: id! }, signal });
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
    enabled: id !== null,
  });
}
