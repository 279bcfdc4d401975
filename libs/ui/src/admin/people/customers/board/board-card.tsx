import { type CustomerStatus, type GridCustomer, customerStatusLabels } from '@polaris/contracts';
import clsx from 'clsx';
import { CalendarClock, PanelRight } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../../primitives/button.tsx';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { useReadOnlyMode } from '../../../../primitives/read-only-mode.ts';
import { Matched } from '../../../shared/list/matched.tsx';
import { dollarsAndCents, shortDay } from '../../../shared/record/format.ts';
import { customerPath } from '../../../shared/record/record-paths.ts';
import { TagBadge } from '../tags/tag-badge.tsx';
import { BoardHandle } from './board-handle.tsx';
import type { BoardMoves } from './use-board-moves.ts';
import { useCardDrag } from './use-card-drag.ts';

export interface BoardCardProps {
  customer: GridCustomer;
  /** The columns that are shown, in their order. */
  statuses: readonly CustomerStatus[];
  /** The search text, highlighted in the card. */
  query: string;
  moves: BoardMoves;
  /** The previewed customer. */
  previewedId: number | null;
  /** Undefined if there is no space for a preview. */
  onPreview?: ((customer: GridCustomer) => void) | undefined;
}

/** A customer in the column of their status. */
export function BoardCard(props: BoardCardProps) {
  const { customer, query, moves } = props;
  const { id, name, company, totalValue, nextFollowUp, tags } = customer;
  const drag = useCardDrag(customer, moves);
  return (
    <article
      aria-label={`Customer ${id}: ${name}`}
      onPointerDown={drag}
      className={clsx(
        'relative flex flex-col gap-1.5 rounded-sm border bg-raised p-3 text-sm leading-5 shadow-xs',
        'data-dragged:pointer-events-none data-dragged:z-20 data-dragged:shadow-lg data-dragged:select-none',
        moves.moving?.id === id ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <h4 className="min-w-0 font-semibold">
          <Link
            to={customerPath(id)}
            draggable={false}
            data-card-name=""
            title={name}
            className={clsx(
              'line-clamp-2 rounded-sm wrap-anywhere underline-offset-4 hover:underline',
              focusRing,
            )}
          >
            <Matched text={name} query={query} />
          </Link>
        </h4>
        <span className="flex shrink-0">
          <PreviewButton {...props} />
          <BoardHandle {...props} />
        </span>
      </div>
      {company && company !== name && (
        <p className="truncate text-muted" title={company}>
          <Matched text={company} query={query} />
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="tabular-nums">{dollarsAndCents(totalValue)}</span>
        {nextFollowUp && (
          <span className="flex items-center gap-1 text-muted">
            <CalendarClock aria-hidden="true" className="size-3.5" />
            <span className="sr-only">Follow-up</span>
            <time dateTime={nextFollowUp}>{shortDay(nextFollowUp)}</time>
          </span>
        )}
      </p>
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <TagBadge key={tag.id} tag={tag} />
          ))}
        </p>
      )}
      <StatusSelect {...props} />
    </article>
  );
}

function PreviewButton({ customer, previewedId, onPreview }: BoardCardProps) {
  if (!onPreview) return null;
  return (
    <IconButton
      label={`Preview ${customer.name}`}
      aria-pressed={previewedId === customer.id}
      data-preview=""
      className="-my-1.5 size-8 aria-pressed:text-accent"
      onClick={() => onPreview(customer)}
    >
      <PanelRight aria-hidden="true" className="size-4" />
    </IconButton>
  );
}

/** Moves a card by touch, where dragging would scroll; the handle does it by keyboard. */
function StatusSelect({ customer, moves }: BoardCardProps) {
  const { name, status } = customer;
  const { attributes, guard } = useReadOnlyMode();
  return (
    <select
      aria-label={`Move ${name} to`}
      value={status}
      {...attributes}
      onChange={guard(
        ({ target }: ChangeEvent<HTMLSelectElement>) =>
          void moves.save(customer, target.value as CustomerStatus),
      )}
      className={clsx(
        '-mx-1 hidden min-h-11 cursor-pointer self-start rounded-sm bg-transparent px-1 text-xs text-muted hover:text-ink pointer-coarse:block',
        focusRing,
      )}
    >
      {Object.entries(customerStatusLabels).map(([value, label]) => (
        <option key={value} value={value} className="bg-raised text-ink">
          {label}
        </option>
      ))}
    </select>
  );
}
