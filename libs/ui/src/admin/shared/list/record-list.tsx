import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import type { Pages } from '../../../api/pages.ts';
import { ListBody } from './list-body.tsx';
import { NewEntries } from './new-entries.tsx';
import { totalLabel } from './total-label.ts';
import type { useEditing } from '../form/use-editing.ts';
import { WindowedList, type WindowedListProps } from './windowed-list.tsx';

interface RecordListProps<T extends { id: number }> extends Pick<
  WindowedListProps<T>,
  'label' | 'estimate' | 'show' | 'onKeyDown' | 'children'
> {
  /** The heading, shown with the number of records. */
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  pages: Pages<T>;
  filtered: boolean;
  empty: { title: string; text: string };
  editing: Pick<ReturnType<typeof useEditing<T>>, 'ids' | 'withOpen'>;
  /** Stays rendered when scrolled out of view, like those that are being edited. */
  keepRendered?: number | null;
  /** The screen has keys of its own for its list. */
  hasOwnKeys?: boolean;
  /** The filters, where they are part of the list. */
  filters?: ReactNode;
  /** Shown above the records. */
  note?: ReactNode;
}

/** A list of records under a heading with their count: virtualized, filtered, edited in place. */
export function RecordList<T extends { id: number }>(props: RecordListProps<T>) {
  const { title, heading, pages, filtered, empty, editing, keepRendered = null } = props;
  const { filters, note, label, estimate, show = null, onKeyDown, children } = props;
  const id = `${label.toLowerCase()}-title`;
  const { data } = pages;
  return (
    <section aria-labelledby={id} className="min-w-0">
      {data && (
        <NewEntries
          listKey={data.key}
          entries={data.items}
          noun={label.toLowerCase()}
          onShow={() => pages.refetch()}
          onShown={() => heading.current?.focus()}
        />
      )}
      <h2
        id={id}
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className={clsx(
          'text-base font-semibold text-ink',
          filters ? 'mb-4' : 'border-b border-line pb-3',
        )}
      >
        {title}
        {data && ` (${totalLabel(data.total, data.capped)})`}
      </h2>
      {filters}
      {data && note}
      <ListBody
        pages={pages}
        noun={label.toLowerCase()}
        filtered={filtered}
        withOpen={editing.withOpen}
        empty={empty}
        rowKeyOf={({ id: key }) => key}
        hasOwnKeys={props.hasOwnKeys ?? false}
      >
        {(items) => (
          <WindowedList
            label={label}
            items={items}
            keyOf={({ id: key }) => key}
            estimate={estimate}
            keepRendered={keepRendered === null ? editing.ids : [...editing.ids, keepRendered]}
            show={show}
            onKeyDown={onKeyDown}
          >
            {children}
          </WindowedList>
        )}
      </ListBody>
    </section>
  );
}
