import type { CustomerStatus, GridCustomer } from '@polaris/contracts';
import { type PointerEvent as Press, useEffect, useRef } from 'react';
import { useReadOnlyMode } from '../../../../primitives/read-only-mode.ts';
import {
  followPointer,
  scrollBoxAt,
  scrollWindowAt,
} from '../../../shared/selection/follow-pointer.ts';
import { type BoardMoves, handleId } from './use-board-moves.ts';

/** The minimum movement of a drag in pixels; less is a click. */
const SLACK = 5;

const controls = 'a, button, select';

/** Drags a card to another column: by its handle or, with a mouse, from anywhere (touch scrolls there). */
export function useCardDrag(customer: GridCustomer, { setMoving, save }: BoardMoves) {
  const { isReadOnly, explain } = useReadOnlyMode();
  const latest = useRef({ customer, save });
  useEffect(() => {
    latest.current = { customer, save };
  });
  return (event: Press<HTMLElement>) => {
    const card = event.currentTarget;
    const target = event.target as Element;
    const isHandle = target.closest(`#${handleId(customer.id)}`) !== null;
    if (event.button !== 0 || (!isHandle && isOther(event.pointerType, target))) return;
    if (isReadOnly) return explainOnMove(event, explain);
    const from = { x: event.clientX, y: event.clientY };
    let over: CustomerStatus | null = null;
    const finish = () => {
      card.style.transform = '';
      delete card.dataset['dragged'];
      setMoving(null);
    };
    followPointer({
      onMove: ({ clientX: x, clientY: y }) => {
        if (over === null && Math.hypot(x - from.x, y - from.y) < SLACK) return;
        over = statusAt(x, y) ?? over ?? customer.status;
        card.dataset['dragged'] = '';
        card.style.transform = `translate(${x - from.x}px, ${y - from.y}px)`;
        getSelection()?.removeAllRanges();
        scrollWindowAt(y);
        const board = card.closest<HTMLElement>('[data-board]');
        if (board) scrollBoxAt(board, x);
        setMoving({ id: customer.id, to: over });
      },
      onEnd: () => {
        finish();
        if (over !== null) void latest.current.save(latest.current.customer, over);
      },
      onCancel: finish,
    });
  };
}

/** Explains why a card cannot be dragged, once the pointer has moved far enough for a drag. */
function explainOnMove({ clientX, clientY }: Press, say: () => void): void {
  let isSaid = false;
  followPointer({
    onMove: ({ clientX: x, clientY: y }) => {
      if (isSaid || Math.hypot(x - clientX, y - clientY) < SLACK) return;
      isSaid = true;
      say();
    },
    onEnd: () => {},
    onCancel: () => {},
  });
}

const isOther = (pointerType: string, target: Element): boolean =>
  pointerType !== 'mouse' || target.closest(controls) !== null;

/** The status of the column under the pointer, ignoring the dragged card. */
function statusAt(x: number, y: number): CustomerStatus | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-status]');
  return column?.dataset['status'] as CustomerStatus | undefined;
}
