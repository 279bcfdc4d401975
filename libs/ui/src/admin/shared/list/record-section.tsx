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
  /** Views and actions next to the heading, which is then the title of the screen. */
  bar?: ReactNode;
  /** The filters, if part of the list. */
  filters?: ReactNode;
  /** Shown above the records. */
  note?: ReactNode;
  /** Follows the records. */
  beside?: ReactNode;
  /** The class of the box around the list and `beside`. */
  columns?: string | undefined;
}

/** A list with a heading and its count, which offers new entries. */
export function RecordSection<T extends { id: number }>(
  props: RecordSectionProps<T> & { children: ReactNode },
) {
  const { title, label, heading, pages, bar, filters, note, beside, columns, children } = props;
  const id = `${label.toLowerCase()}-title`;
  const { data } = pages;
  const newEntries = data && (
    <NewEntries
      listKey={data.key}
      entries={data.items}
      noun={label.toLowerCase()}
      isCentered={bar !== undefined}
      onShow={() => pages.refetch()}
      onShown={() => heading.current?.focus()}
    />
  );
  return (
    <section aria-labelledby={id} className="min-w-0">
      {!bar && newEntries}
      <ListHeading id={id} ref={heading} bar={bar} filters={filters}>
        {title}
        {data && ` (${totalLabel(data.total, data.capped)})`}
      </ListHeading>
      {filters}
      <div className={clsx(columns, 'items-start')}>
        <div className="min-w-0">
          {bar && newEntries}
          {data && note}
          {children}
        </div>
        {beside}
      </div>
    </section>
  );
}

interface ListHeadingProps extends Pick<RecordSectionProps<never>, 'bar' | 'filters'> {
  id: string;
  ref: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

export function ListHeading({ id, ref, bar, filters, children }: ListHeadingProps) {
  const heading = (
    <h2
      id={id}
      ref={ref}
      tabIndex={-1}
      aria-live="polite"
      className={clsx(
        'text-ink',
        bar ? 'font-display text-2xl leading-8 tracking-tight' : 'text-base font-semibold',
        !bar && (filters ? 'mb-4' : 'border-b border-line pb-3'),
      )}
    >
      {children}
    </h2>
  );
  if (!bar) return heading;
  return (
    <div className="mb-2 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
      {heading}
      {bar}
    </div>
  );
}
