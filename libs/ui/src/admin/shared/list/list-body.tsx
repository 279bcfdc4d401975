import type { ReactNode } from 'react';
import { sentence } from '../../../api/api-error.ts';
import type { Pages } from '../../../api/pages.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState } from '../../../primitives/page-state.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { LoadMore } from './load-more.tsx';

interface ListBodyProps<T> {
  pages: Pages<T>;
  /** What the list holds: "customers". */
  noun: string;
  /** Whether the list shows a choice of what there is. */
  filtered?: boolean;
  empty: { title: string; text: string };
  /** Adds what must be shown whatever the list is narrowed to. */
  withOpen?: (items: readonly T[]) => readonly T[];
  children: (items: readonly T[]) => ReactNode;
}

const asTheyAre = <T,>(items: readonly T[]) => items;

/** What every list of the back office shows: its entries, or why there are none. */
export function ListBody<T>(props: ListBodyProps<T>) {
  const { pages, noun, filtered = false, empty, withOpen = asTheyAre, children } = props;
  if (pages.isPending) return <ListSkeleton text={`Loading ${noun}...`} />;
  if (!pages.data) {
    return (
      <ErrorState
        level={3}
        title={`The ${noun} could not be loaded`}
        text={sentence(pages.error)}
        action={<Button onClick={() => void pages.refetch()}>Try again</Button>}
      />
    );
  }
  const items = withOpen(pages.data.items);
  if (items.length === 0)
    return filtered ? (
      <EmptyState level={3} title="Nothing matches" text="Try other words or another filter." />
    ) : (
      <EmptyState level={3} {...empty} />
    );
  return (
    <div aria-busy={pages.isPlaceholderData}>
      {children(items)}
      <Unread count={pages.data.unread} />
      <LoadMore pages={pages} />
    </div>
  );
}

/** What is not shown is said: a list that is short of it looks whole. */
function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Alert className="mt-4">
      {count === 1 ? 'One entry is' : `${count} entries are`} not shown: your server is newer than
      this page. Update the app, or reload the page.
    </Alert>
  );
}

function ListSkeleton({ text }: { text: string }) {
  return (
    <div role="status" className="flex flex-col gap-3 py-4">
      <span className="sr-only">{text}</span>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  );
}
