import {
  type CustomerStatus,
  type GridCustomer,
  customerStatusLabels,
  listGridCustomers,
} from '@polaris/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import { hasStatus } from '../../../../api/client/api-error.ts';
import { useMoveCustomer } from '../../../../api/people/customers/board.ts';
import { useNewestRecord } from '../../../../api/client/newest-record.ts';
import { toast } from '../../../../primitives/toast/toast.tsx';
import { reportFailureWithStatus, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../../shared/feedback/undo-toast.ts';

/** A card being dragged or moved by keys, and its target column. */
export interface Moving {
  id: number;
  to: CustomerStatus;
}

/** The element id of the handle that moves a card. */
export const handleId = (id: number): string => `move-${id}`;

const to = (status: CustomerStatus): string => customerStatusLabels[status];

/** Moves customers between the columns of a board, with announcements. */
export function useBoardMoves() {
  const move = useMoveCustomer();
  const newest = useNewestRecord(listGridCustomers.path);
  const [moving, setMoving] = useState<Moving | null>(null);
  /** Shown in the new column while saving. */
  const [sent, setSent] = useState<readonly GridCustomer[]>([]);
  const [spoken, setSpoken] = useState('');
  const hold = useHeldFocus(sent);

  const reportNotMoved = (error: unknown, customer: GridCustomer) => {
    if (!hasStatus(error, 409)) return reportFailureWithStatus(error);
    const now = newest.loaded(customer);
    const description = `${customer.name} was changed in another window and is ${to(now.status)} now. Nothing was moved.`;
    toast({ title: 'Error', description, variant: 'destructive' });
    setSpoken(description);
  };
  const send = async (customer: GridCustomer, status: CustomerStatus) => {
    const shown = { ...customer, status };
    setSent((others) => [...others.filter(({ id }) => id !== customer.id), shown]);
    try {
      const { before, saved } = await move.mutateAsync({ customer, status });
      return { before: { ...customer, ...before }, saved: { ...customer, ...saved } };
    } catch (error) {
      reportNotMoved(error, customer);
      return null;
    } finally {
      setSent((others) => others.filter((other) => other !== shown));
    }
  };
  const undo = async (saved: GridCustomer, status: CustomerStatus) => {
    if (await send(saved, status)) reportSuccess('Status restored');
  };
  const save = async (customer: GridCustomer, status: CustomerStatus) => {
    setMoving(null);
    if (status === customer.status) return;
    hold(customer.id);
    const text = `${customer.name} moved to ${to(status)}.`;
    const done = await send(customer, status);
    if (!done) return;
    setSpoken(text);
    toastWithUndo({
      title: 'Success',
      description: text,
      altText: 'Move the card back to its column',
      undo: () => undo(done.saved, done.before.status),
    });
  };
  return { moving, setMoving, sent, spoken, setSpoken, save };
}

export type BoardMoves = ReturnType<typeof useBoardMoves>;

/** Keeps the focus on the handle of a card that is rendered again in another column. */
function useHeldFocus(sent: readonly GridCustomer[]) {
  const held = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (held.current === null || (activeElement && activeElement !== body)) return;
    document.getElementById(handleId(held.current))?.focus();
    if (sent.length === 0) held.current = null;
  });
  return (id: number) => {
    held.current = document.activeElement?.closest(`#${handleId(id)}`) ? id : null;
  };
}
