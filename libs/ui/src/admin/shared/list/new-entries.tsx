import type { QueryKey } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { type ListChanges, useListChanges } from '../../../api/office/events/list-changes.ts';
import { PAGE_SIZE } from '../../../api/client/pages.ts';
import { reportFailure } from '../feedback/report-failure.ts';
import { Button } from '../../../primitives/button.tsx';

interface NewEntriesProps {
  /** The key of the list's query. */
  listKey: QueryKey;
  /** The shown entries. */
  entries: readonly { id: number }[];
  /** The plural noun: "customers". */
  noun: string;
  /** Reads the list again. */
  onShow: () => Promise<{ error: unknown }>;
  /** Floats over the first entry, if the heading's line has no space for it. */
  isCentered?: boolean;
  /** Called once the new entries are shown, to move the focus from the removed button. */
  onShown: () => void;
}

/** Offers entries added since the list was read. The button floats, so that nothing moves. */
export function NewEntries(props: NewEntriesProps) {
  const { listKey, entries, noun, isCentered = false, onShow, onShown } = props;
  const text = changesText(useListChanges(listKey), entries, noun);
  const [showing, setShowing] = useState(false);
  const isRequested = useRef(false);
  useEffect(() => {
    if (!isRequested.current || text) return;
    isRequested.current = false;
    onShown();
  }, [text, onShown]);
  const show = async () => {
    setShowing(true);
    isRequested.current = true;
    const { error } = await onShow();
    setShowing(false);
    if (!error) return;
    isRequested.current = false;
    reportFailure(error);
  };
  return (
    <div role="status" className="sticky top-[calc(var(--header-height,65px)+8px)] z-10 h-0">
      {text && (
        <Button
          mutates={false}
          size="sm"
          pending={showing}
          onClick={() => void show()}
          className={clsx(
            'absolute shadow-md',
            isCentered ? 'top-1 left-1/2 -translate-x-1/2' : '-top-1 right-0',
          )}
        >
          <span>
            {text.short}
            <span className="max-sm:sr-only">{text.rest}</span>
          </span>
        </Button>
      )}
    </div>
  );
}

/** The label of new entries, with details for wide screens; null if there are none. */
function changesText(news: ListChanges, entries: readonly { id: number }[], noun: string) {
  if (news.added.length === 0 && news.removed.length === 0) return null;
  const shown = new Set(entries.map(({ id }) => id));
  const added = news.added.filter((id) => !shown.has(id)).length;
  if (added === 1) return { short: '1 new', rest: ` ${singular(noun)}` };
  const many = added >= PAGE_SIZE ? `${PAGE_SIZE}+` : added;
  if (added > 0) return { short: `${many} new`, rest: ` ${noun}` };
  const isLonger = news.removed.some((id) => shown.has(id));
  return isLonger ? { short: 'Refresh', rest: ' this list' } : null;
}

const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/s$/, '');
