import { type EmptyText, ListBody } from './list-body.tsx';
import { RecordSection, type RecordSectionProps } from './record-section.tsx';
import type { useInlineEditing } from '../form/use-inline-editing.ts';
import { WindowedList, idOfRecord, type WindowedListProps } from './windowed-list.tsx';

interface RecordListProps<T extends { id: number }>
  extends
    RecordSectionProps<T>,
    Pick<WindowedListProps<T>, 'estimatedRowHeight' | 'scrollTo' | 'onKeyDown' | 'children'> {
  filtered: boolean;
  empty: EmptyText;
  editing: Pick<ReturnType<typeof useInlineEditing<T>>, 'ids' | 'withOpen'>;
  /** An entry that stays rendered when scrolled out of view, like those that are being edited. */
  keepRendered?: number | null;
  /** The screen has its own shortcuts for its list. */
  hasOwnKeys?: boolean;
}

/** A list of records under a heading with their count: virtualized, filtered, edited in place. */
export function RecordList<T extends { id: number }>(props: RecordListProps<T>) {
  const { filtered, empty, editing, keepRendered = null, children, ...others } = props;
  const { hasOwnKeys = false, estimatedRowHeight, scrollTo = null, onKeyDown, ...rest } = others;
  const { label, pages } = rest;
  return (
    <RecordSection {...rest}>
      <ListBody
        pages={pages}
        noun={label.toLowerCase()}
        filtered={filtered}
        withOpen={editing.withOpen}
        empty={empty}
        rowKeyOf={({ id }) => id}
        hasOwnKeys={hasOwnKeys}
      >
        {(items) => (
          <WindowedList
            label={label}
            items={items}
            keyOf={idOfRecord}
            estimatedRowHeight={estimatedRowHeight}
            keepRendered={keepRendered === null ? editing.ids : [...editing.ids, keepRendered]}
            scrollTo={scrollTo}
            onKeyDown={onKeyDown}
          >
            {children}
          </WindowedList>
        )}
      </ListBody>
    </RecordSection>
  );
}
