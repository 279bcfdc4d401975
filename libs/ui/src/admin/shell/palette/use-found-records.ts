import {
  assetTypeLabels,
  contactStatusLabels,
  customerStatusLabels,
  serviceCategoryLabels,
} from '@polaris/contracts';
import { useFind } from '../../../api/find.ts';
import { useDebounced } from '../../shared/list/use-debounced.ts';
import { dollarsAndCents } from '../../shared/record/format.ts';
import { customerPath, invoicePath, submissionPath } from '../../shared/record/record-paths.ts';

const DEBOUNCE_MS = 60;

export interface FoundRecord {
  to: string;
  name: string;
  /** Distinguishes it from others of the same name. */
  detail: string;
}

interface FoundGroup {
  heading: string;
  records: FoundRecord[];
}

interface FoundRecords {
  groups: FoundGroup[];
  /** The status line of the palette. */
  status: string;
  /** Whether more results may come for this query. */
  isBusy: boolean;
}

/** The records that the server finds for the query, by kind. */
export function useFoundRecords(query: string): FoundRecords {
  const typed = query.trim();
  const q = useDebounced(typed, DEBOUNCE_MS);
  const found = useFind(q);
  if (typed === '') return { groups: [], status: '', isBusy: false };
  const reads = Object.values(found);
  const isBusy = q !== typed || reads.some((read) => read.isFetching);
  // Until the response arrives, earlier results that match the longer query stay.
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

function groupsOf({ customers, contacts, invoices, services, assets }: ReturnType<typeof useFind>) {
  const groups: { heading: string; records: FoundRecord[] | undefined }[] = [
    {
      heading: 'Customers',
      records: customers.data?.items.map(({ id, name, company, email, status }) => ({
        to: customerPath(id),
        name,
        detail: company ?? email ?? customerStatusLabels[status],
      })),
    },
    {
      heading: 'Submissions',
      records: contacts.data?.items.map(({ id, name, email, status }) => ({
        to: submissionPath(id),
        name,
        detail: `${email}, ${contactStatusLabels[status]}`,
      })),
    },
    {
      heading: 'Invoices',
      records: invoices.data?.items.map(({ id, number, buyer, total }) => ({
        to: invoicePath(id),
        name: `${number ?? 'Draft'}, ${buyer.name}`,
        detail: dollarsAndCents(total),
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
