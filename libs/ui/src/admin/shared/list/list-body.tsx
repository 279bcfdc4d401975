import type { ReactNode } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import type { Pages } from '../../../api/client/pages.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState } from '../../../primitives/page-state.tsx';
import { Skeleton } from '../../../primitives/skeleton.tsx';
import { ListShortcuts } from './list-shortcuts.tsx';
import { LoadMore } from './load-more.tsx';
import { LoadPrevious } from './load-previous.tsx';
import { pathOfPages, useScrollPosition } from '../return/use-scroll-position.ts';

/** The text of an empty list, and the action that it offers. */
export interface EmptyText {
  title: string;
  text: string;
  action?: ReactNode;
}

interface ListBodyProps<T> {
  pages: Pages<T>;
  /** The noun for messages: "customers". */
  noun: string;
  /** Whether a filter or a search is set. */
  filtered?: boolean;
  /** Null if the list needs no words where it is empty, such as below the button that adds to it. */
  empty: EmptyText | null;
  /** Adds the entries that are shown regardless of the filter. */
  withOpen?: (items: readonly T[]) => readonly T[];
  /** The keys of entries for scroll positions: their `data-row`. */
  rowKeyOf?: (item: T) => string | number;
  /** The screen has its own shortcuts for its list. */
  hasOwnKeys?: boolean;
  children: (items: readonly T[]) => ReactNode;
}

const unchanged = <T,>(items: readonly T[]) => items;

/** The body of a list: its entries, or why there are none. */
export function ListBody<T>(props: ListBodyProps<T>) {
  const { pages, noun, filtered = false, empty, withOpen = unchanged, children } = props;
  if (pages.isPending) return <ListSkeleton text={`Loading ${noun}...`} />;
  if (!pages.data) {
    return (
      <ErrorState
        level={3}
        title={`The ${noun} could not be loaded`}
        text={errorMessage(pages.error)}
        action={<Button onClick={() => void pages.refetch()}>Try again</Button>}
      />
    );
  }
  const items = withOpen(pages.data.items);
  const { rowKeyOf, hasOwnKeys = false } = props;
  const { unreadable, pages: loaded } = pages.data;
  const loadedItems = pages.data.items;
  // At the end, where the reader is.
  const indexOfRow = (key: string) =>
    rowKeyOf ? loadedItems.findLastIndex((item) => String(rowKeyOf(item)) === key) : -1;
  if (items.length === 0)
    return filtered ? (
      <EmptyState level={3} title="Nothing matches" text="Try a different search or filter." />
    ) : (
      empty && <EmptyState level={3} {...empty} />
    );
  return (
    <LoadedList loaded={loaded} indexOfRow={indexOfRow} isBusy={pages.isPlaceholderData}>
      {rowKeyOf && !hasOwnKeys && <ListShortcuts noun={noun} />}
      <LoadPrevious pages={pages} />
      {children(items)}
      <UnreadableNotice count={unreadable} />
      <LoadMore pages={pages} />
    </LoadedList>
  );
}

interface LoadedListProps {
  loaded: NonNullable<Pages<unknown>['data']>['pages'];
  indexOfRow: (key: string) => number;
  isBusy: boolean;
  children: ReactNode;
}

function LoadedList({ loaded, indexOfRow, isBusy, children }: LoadedListProps) {
  const list = useScrollPosition(loaded, indexOfRow);
  return (
    <div ref={list} data-list={pathOfPages(loaded)} aria-busy={isBusy}>
      {children}
    </div>
  );
}

/** Says how many entries are omitted. */
function UnreadableNotice({ count }: { count: number }) {
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
