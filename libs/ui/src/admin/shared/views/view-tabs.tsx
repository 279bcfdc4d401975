import type { SavedView } from '@polaris/contracts';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { addressOfView } from './view-state.ts';

interface ViewTabsProps {
  /** The address and label of the list without filters: "All customers". */
  path: string;
  allLabel: string;
  views: readonly SavedView[];
  /** The view that is open; null without one. */
  openId: number | null;
  /** The open view was changed. */
  isChanged: boolean;
  /** No filters: the first tab is open. */
  isAll: boolean;
}

const tab = (isOpen: boolean) =>
  clsx(
    'block max-w-56 truncate rounded-sm border-b-2 px-3 py-1.5 text-sm leading-5 pointer-coarse:py-3',
    focusRing,
    isOpen
      ? 'border-accent font-semibold text-ink'
      : 'border-transparent text-muted hover:text-ink',
  );

/** The saved views of a list as tabs. */
export function ViewTabs({ path, allLabel, views, openId, isChanged, isAll }: ViewTabsProps) {
  const open = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    open.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }, [openId]);
  return (
    <nav
      aria-label="Saved views"
      className={clsx(
        'min-w-0 shrink overflow-x-auto p-1',
        // A phone has no line for a single tab.
        isAll && views.length === 0 && 'max-sm:hidden',
      )}
    >
      <ul className="flex w-max">
        <li>
          <Link to={path} aria-current={isAll ? 'page' : undefined} className={tab(isAll)}>
            {allLabel}
          </Link>
        </li>
        {views.map((view) => {
          const isOpen = view.id === openId;
          return (
            <li key={view.id}>
              <Link
                ref={isOpen ? open : null}
                to={addressOfView(path, view)}
                title={view.name}
                aria-current={isOpen ? 'page' : undefined}
                className={tab(isOpen)}
              >
                {view.name}
                {isOpen && isChanged && <span className="sr-only"> (changed)</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
