import {
  type ContactSubmission,
  type ContactUpdate,
  contactSubmissionSchema,
  contactUpdateSchema,
} from '@polaris/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from './api-error.ts';
import { call, callPage, command } from './client.ts';
import { type Edit, isUnchanged, replaceRecord } from './edit-record.ts';
import { listOf } from './list-of.ts';
import { PAGE_SIZE, listPath, putInPages, usePages } from './pages.ts';
import { afterChanges } from './record-turns.ts';
import { useRefreshAll, useRefreshBehind } from './refresh-all.ts';

export const CONTACTS = '/api/admin/contact-submissions';
const contactsSchema = listOf(contactSubmissionSchema);
const replaced = {
  path: CONTACTS,
  record: contactSubmissionSchema,
  input: contactUpdateSchema,
};
export type ContactEdit = Edit<ContactSubmission, ContactUpdate>;

/** The path of one submission, by which its changes wait for each other. */
export const contactPath = (id: number): string => `${CONTACTS}/${id}`;

export interface ContactFilter {
  q?: string;
  /** Any of these, separated by commas. */
  status?: string;
  prefers?: string;
  phone?: string;
  receivedAfter?: string;
  receivedBefore?: string;
  /** `false`: contacts that are not customers yet. */
  converted?: 'false';
}

/** Submissions, newest first. */
export const useContactPages = (filter: ContactFilter = {}) =>
  usePages(listPath(CONTACTS, { limit: PAGE_SIZE, ...filter }), contactSubmissionSchema);

export const latestContactsKey = (filter: ContactFilter, limit: number) => [
  CONTACTS,
  'latest',
  filter,
  limit,
];

/** The newest few that match the filter, with the total. */
export function useLatestContacts(filter: ContactFilter, limit: number) {
  return useQuery({
    queryKey: latestContactsKey(filter, limit),
    queryFn: ({ signal }) =>
      callPage(listPath(CONTACTS, { limit, ...filter }), contactsSchema, { signal }),
  });
}

/** How many submissions are new; 0 until that is known. */
export const useUnreadCount = (): number =>
  useLatestContacts({ status: 'new' }, 1).data?.total ?? 0;

export function useUpdateContact() {
  const cache = useQueryClient();
  const refresh = useRefreshBehind();
  return useMutation({
    mutationFn: (edit: ContactEdit) => replaceRecord(cache, replaced, edit),
    onSuccess: ({ saved }) => {
      cache.setQueryData([CONTACTS, saved.id], saved);
      putInPages(cache, CONTACTS, saved);
    },
    onSettled: (edited) => (isUnchanged(edited) ? undefined : refresh(edited)),
  });
}

export function useRemoveContact() {
  const cache = useQueryClient();
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: number) =>
      afterChanges(cache, contactPath(id), () => command(contactPath(id), { method: 'DELETE' })),
    onSettled: refresh,
  });
}

/** One submission; null if it does not exist or was deleted. */
export function useContact(id: number | null) {
  return useQuery({
    queryKey: [CONTACTS, id],
    queryFn: async ({ signal }) => {
      try {
        return await call(`${CONTACTS}/${id}`, contactSubmissionSchema, { signal });
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
    enabled: id !== null,
  });
}
