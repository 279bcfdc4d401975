import { type CustomerStatus, type GridCustomer, customerStatusLabels } from '@polaris/contracts';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../../../../primitives/button.tsx';
import { type BoardMoves, handleId } from './use-board-moves.ts';
import { actingKey } from '../../../../primitives/acting-key.ts';

interface BoardHandleProps {
  customer: GridCustomer;
  statuses: readonly CustomerStatus[];
  moves: BoardMoves;
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** Moves a card by keys: arrows choose the column, Enter moves it there, Escape or leaving cancels. */
export function BoardHandle({ customer, statuses, moves }: BoardHandleProps) {
  const { id, name, status } = customer;
  const { moving, setMoving, setSpoken, save } = moves;
  const isMoving = moving?.id === id;
  const isByKeys = useRef(false);
  const aim = (step: number) => {
    const from = statuses.indexOf(isMoving ? moving.to : status);
    const at = Math.min(Math.max(from + step, 0), statuses.length - 1);
    const to = statuses[at]!;
    isByKeys.current = true;
    setMoving({ id, to });
    setSpoken(
      `${name}: ${customerStatusLabels[to]}, column ${at + 1} of ${statuses.length}. Enter moves it, Escape cancels.`,
    );
  };
  const cancel = () => {
    isByKeys.current = false;
    setMoving(null);
    setSpoken('Moving canceled.');
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) aim(step);
    else if (isMoving && actingKey(event) === 'Escape') cancel();
    else if (isMoving && (actingKey(event) === 'Enter' || event.key === ' '))
      void save(customer, moving.to);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <IconButton
      mutates
      id={handleId(id)}
      label={`Move ${name}`}
      aria-roledescription="draggable"
      className="-my-1.5 -mr-2 size-8 cursor-grab touch-none active:cursor-grabbing"
      onKeyDown={press}
      onBlur={() => isMoving && isByKeys.current && cancel()}
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </IconButton>
  );
}
