import {
  assetTypeLabels,
  contactStatusLabels,
  customerStatusLabels,
  serviceCategoryLabels,
} from '@polaris/contracts';
import { useFind } from '../../../api/find.ts';
import { useDebounced } from '../../shared/list/use-debounced.ts';

const SETTLE_MS = 60;

export interface FoundRecord {
  to: string;
  name: string;
  /** What tells it from others of its name. */
  detail: string;
}

interface FoundGroup {
  heading: string;
  records: FoundRecord[];
}

interface FoundRecords {
  groups: FoundGroup[];
  /** A sentence about it. */
  status: string;
  /** Whether more may come for these query. */
  isBusy: boolean;
}

/** What the server finds for the query, by kind. */
export function useFoundRecords(query: string): FoundRecords {
  const typed = query.trim();
  const q = useDebounced(typed, SETTLE_MS);
  const found = useFind(q);
  if (typed === '') return { groups: [], status: '', isBusy: false };
  const reads = Object.values(found);
  const isBusy = q !== typed || reads.some((read) => read.isFetching);
  // Until the answer is there, what was found for fewer query stays as far as it plainly fits.
  const groups = groupsOf(found)
    .map(({ heading, records }) => ({
      heading,
      records: isBusy ? records.filter((record) => showsMatch(record, typed)) : records,
    }))
    .filter(({ records }) => records.length > 0);
  const count = groups.reduce((sum, { records }) => sum + records.length, 0);
  const isError = reads.some((read) => read.isError);
  return { groups, status: isBusy ? 'Searching...' : statusOf(count, isError), isBusy };
}

const showsMatch = ({ name, detail }: FoundRecord, query: string) =>
  [name, detail].some((text) => text.toLowerCase().includes(query.toLowerCase()));

function groupsOf({ customers, contacts, services, assets }: ReturnType<typeof useFind>) {
  const groups: { heading: string; records: FoundRecord[] | undefined }[] = [
    {
      heading: 'Customers',
      records: customers.data?.items.map(({ id, name, company, email, status }) => ({
        to: `/admin/customers/${id}`,
        name,
        detail: company ?? email ?? customerStatusLabels[status],
      })),
    },
    {
      heading: 'Submissions',
      records: contacts.data?.items.map(({ id, name, email, status }) => ({
        to: `/admin/contacts?highlight=${id}`,
        name,
        detail: `${email}, ${contactStatusLabels[status]}`,
      })),
    },
    {
      heading: 'Services',
      records: services.data?.items.map(({ id, name, category }) => ({
        to: `/admin/services?edit=${id}`,
        name,
        detail: serviceCategoryLabels[category],
      })),
    },
    {
      heading: 'Assets',
      records: assets.data?.items.map(({ id, name, type }) => ({
        to: `/admin/assets?edit=${id}`,
        name,
        detail: assetTypeLabels[type],
      })),
    },
  ];
  return groups.map(({ heading, records = [] }) => ({ heading, records }));
}

function statusOf(count: number, isError: boolean): string {
  if (isError) return 'Not everything could be searched.';
  if (count === 0) return 'No record matches.';
  return `${count} ${count === 1 ? 'record' : 'records'} found.`;
}
