import {
  type AdminPurchase,
  type SimilarPerson,
  assetTypeLabels,
  contactStatusLabels,
  customerStatusLabels,
  dollars,
  purchaseStatusLabels,
  searchKey,
  serviceCategoryLabels,
} from '@polaris/contracts';
import { useFind, useFindSimilar } from '../../../api/people/customers/find.ts';
import { useDebounced } from '../../shared/filters/use-debounced.ts';
import { dollarsAndCents, longDay } from '../../shared/record/format.ts';
import {
  assetPath,
  companyPath,
  customerPath,
  invoicePath,
  purchasePath,
  servicePath,
  submissionPath,
  taskPath,
} from '../../shared/record/record-paths.ts';

const DEBOUNCE_MS = 60;

export interface FoundRecord {
  /** Unique among all; the address unless given. */
  key?: string;
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
  const reads = Object.values(found);
  const isRead = q === typed && !reads.some((read) => read.isFetching);
  const foundNone = !found.customers.data?.items.length && !found.contacts.data?.items.length;
  const similar = useFindSimilar(q, isRead && foundNone);
  if (typed === '') return { groups: [], status: '', isBusy: false };
  const isBusy = !isRead || similar.isFetching;
  // Until the response arrives, earlier results that match the longer query stay.
  const alike = isRead && foundNone ? (similar.data ?? []) : [];
  const groups = [...groupsOf(found), didYouMean(alike)]
    .map(({ heading, records }) => ({
      heading,
      records: isRead ? records : records.filter((record) => showsMatch(record, typed)),
    }))
    .filter(({ records }) => records.length > 0);
  const count = groups.reduce((sum, { records }) => sum + records.length, 0) - alike.length;
  const isError = reads.some((read) => read.isError);
  return { groups, status: isBusy ? 'Searching...' : statusOf(count, isError), isBusy };
}

const showsMatch = ({ name, detail }: FoundRecord, query: string) =>
  [name, detail].some((text) => searchKey(text).includes(searchKey(query)));

/** Similar names, if nothing matches exactly. */
const didYouMean = (people: readonly SimilarPerson[]): FoundGroup => ({
  heading: 'Did you mean',
  records: people.map(({ kind, id, name, detail }) => ({
    to: kind === 'customer' ? customerPath(id) : submissionPath(id),
    name,
    detail,
  })),
});

function groupsOf(found: ReturnType<typeof useFind>) {
  const { customers, contacts, companies, tasks, purchases, invoices, services, assets } = found;
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
      heading: 'Companies',
      records: companies.data?.items.map(({ id, name, people }) => ({
        to: companyPath(id),
        name,
        detail: people === 1 ? '1 person' : `${people} people`,
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
      heading: 'Tasks',
      records: tasks.data?.items.map(({ id, title, customer, dueOn, doneAt }) => ({
        to: taskPath(id),
        name: title,
        detail: [customer?.name, doneAt ? 'done' : `due ${longDay(dueOn)}`]
          .filter(Boolean)
          .join(', '),
      })),
    },
    {
      heading: 'Purchases',
      records: purchases.data?.items.map(purchaseRecord),
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
        to: servicePath(id),
        name,
        detail: serviceCategoryLabels[category],
      })),
    },
    {
      heading: 'Assets',
      records: assets.data?.items.map(({ id, name, type }) => ({
        to: assetPath(id),
        name,
        detail: assetTypeLabels[type],
      })),
    },
  ];
  return groups.map(({ heading, records = [] }) => ({ heading, records }));
}

const purchaseRecord = ({ id, service, customer, buyer, status, amount }: AdminPurchase) => ({
  key: `purchase ${id}`,
  to: purchasePath(id),
  name: `${service?.name ?? 'Service'}, ${customer?.name ?? buyer?.name ?? 'Deleted account'}`,
  detail: `${dollars(amount)}, ${purchaseStatusLabels[status].toLowerCase()}`,
});

function statusOf(count: number, isError: boolean): string {
  if (isError) return 'Not everything could be searched.';
  if (count === 0) return 'No record matches.';
  return `${count} ${count === 1 ? 'record' : 'records'} found.`;
}
