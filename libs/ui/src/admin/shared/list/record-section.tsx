import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import type { Pages } from '../../../api/client/pages.ts';
import { NewEntries } from './new-entries.tsx';
import { totalLabel } from './total-label.ts';

export interface RecordSectionProps<T extends { id: number }> {
  /** The heading, shown with the number of records. */
  title: string;
  /** The plural noun: "Customers". */
  label: string;
  heading: RefObject<HTMLHeadingElement | null>;
  pages: Pages<T>;
  /** The filters, if part of the list. */
  filters?: ReactNode;
  /** Shown above the records. */
  note?: ReactNode;
}

/** A list with a heading and its count, which offers new entries. */
export function RecordSection<T extends { id: number }>(
  props: RecordSectionProps<T> & { children: ReactNode },
) {
  const { title, label, heading, pages, filters, note, children } = props;
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
      {children}
    </section>
  );
}
