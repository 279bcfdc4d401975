import {
  type ContactStatus,
  type ContactSubmission,
  type ContactUpdate,
  contactSubmissionSchema,
} from '@polaris/contracts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage, command } from './client.ts';
import { listOf } from './list-of.ts';

const CONTACTS = '/api/admin/contact-submissions';
const PAGE_SIZE = 50;
const contactsSchema = listOf(contactSubmissionSchema);

export interface ContactFilter {
  q?: string;
  status?: ContactStatus | '';
}

function listPath({ q, status }: ContactFilter, limit: number): string {
  const query = new URLSearchParams({ limit: String(limit) });
  if (q) query.set('q', q);
  if (status) query.set('status', status);
  return `${CONTACTS}?${query}`;
}

/** Submissions, newest first, a page at a time; the last answer stays while the next is on its way. */
export function useContactPages(filter: ContactFilter = {}) {
  return useInfiniteQuery({
    queryKey: [CONTACTS, 'pages', filter],
    queryFn: ({ pageParam, signal }) => callPage(pageParam, contactsSchema, { signal }),
    initialPageParam: listPath(filter, PAGE_SIZE),
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      items: pages.flatMap((page) => page.items),
      total: pages.at(-1)?.total ?? 0,
    }),
  });
}

/** The newest few that fit the filter, and how many fit it in all. */
export function useLatestContacts(filter: ContactFilter, limit: number) {
  return useQuery({
    queryKey: [CONTACTS, 'latest', filter, limit],
    queryFn: ({ signal }) => callPage(listPath(filter, limit), contactsSchema, { signal }),
  });
}

/** Also after a refusal: the list then tells what is stored. */
const refresh = (cache: ReturnType<typeof useQueryClient>) =>
  cache.invalidateQueries({ queryKey: [CONTACTS] });

export function useUpdateContact() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: ContactUpdate & Pick<ContactSubmission, 'id'>) =>
      call(`${CONTACTS}/${id}`, contactSubmissionSchema, { method: 'PUT', body }),
    onSettled: () => refresh(cache),
  });
}

export function useRemoveContact() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => command(`${CONTACTS}/${id}`, { method: 'DELETE' }),
    onSettled: () => refresh(cache),
  });
}
