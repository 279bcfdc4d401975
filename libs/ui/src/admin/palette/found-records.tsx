import {
  assetTypeLabels,
  contactStatusLabels,
  customerStatusLabels,
  serviceCategoryLabels,
} from '@polaris/contracts';
import { useFind } from '../../api/find.ts';
import { Matched } from '../matched.tsx';
import { Choice, Choices } from './palette-parts.tsx';
import { useDebounced } from './use-debounced.ts';

const SETTLE_MS = 120;

interface Entry {
  to: string;
  name: string;
  /** What tells it from others of its name. */
  detail: string;
}

interface FoundRecordsProps {
  words: string;
  onGo: (to: string) => void;
}

/** What the server finds for the words. */
export function FoundRecords({ words, onGo }: FoundRecordsProps) {
  const typed = words.trim();
  const q = useDebounced(typed, SETTLE_MS);
  const { contacts, customers, services, assets } = useFind(q);
  if (typed === '') return null;
  const reads = [contacts, customers, services, assets];
  const groups: { heading: string; entries: Entry[] | undefined }[] = [
    {
      heading: 'Customers',
      entries: customers.data?.items.map(({ id, name, company, email, status }) => ({
        to: `/admin/customers/${id}`,
        name,
        detail: company ?? email ?? customerStatusLabels[status],
      })),
    },
    {
      heading: 'Submissions',
      entries: contacts.data?.items.map(({ id, name, email, status }) => ({
        to: `/admin/contacts?highlight=${id}`,
        name,
        detail: `${email}, ${contactStatusLabels[status]}`,
      })),
    },
    {
      heading: 'Services',
      entries: services.data?.items.map(({ id, name, category }) => ({
        to: `/admin/services?edit=${id}`,
        name,
        detail: serviceCategoryLabels[category],
      })),
    },
    {
      heading: 'Assets',
      entries: assets.data?.items.map(({ id, name, type }) => ({
        to: `/admin/assets?edit=${id}`,
        name,
        detail: assetTypeLabels[type],
      })),
    },
  ];
  const isBusy = q !== typed || reads.some((read) => read.isFetching);
  const count = groups.reduce((sum, { entries = [] }) => sum + entries.length, 0);
  return (
    <>
      {groups.map(({ heading, entries = [] }) => (
        <Group key={heading} heading={heading} entries={entries} words={typed} onGo={onGo} />
      ))}
      <p role="status" className="px-3 py-2 text-sm text-muted">
        {statusText(
          count,
          isBusy,
          reads.some((read) => read.isError),
        )}
      </p>
    </>
  );
}

function Group(props: { heading: string; entries: Entry[] } & FoundRecordsProps) {
  const { heading, entries, words, onGo } = props;
  if (entries.length === 0) return null;
  return (
    <Choices heading={heading}>
      {entries.map(({ to, name, detail }) => (
        <Choice key={to} value={to} onSelect={() => onGo(to)}>
          <span className="min-w-0 truncate">
            <Matched text={name} words={words} />
          </span>
          <span className="max-w-[45%] shrink-0 truncate text-muted">
            <Matched text={detail} words={words} />
          </span>
        </Choice>
      ))}
    </Choices>
  );
}

function statusText(count: number, isBusy: boolean, isError: boolean): string {
  if (isBusy) return 'Searching...';
  if (isError) return 'Not everything could be searched.';
  if (count === 0) return 'Nothing else matches.';
  return `${count} ${count === 1 ? 'record' : 'records'} found.`;
}
