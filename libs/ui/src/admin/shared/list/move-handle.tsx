import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { IconButton } from '../../../primitives/button.tsx';
import { followPointer, scrollWindowAt } from '../selection/follow-pointer.ts';
import { actingKey } from '../../../primitives/acting-key.ts';

interface MoveHandleProps {
  id: number | string;
  name: string;
  /** Zero-based. */
  position: number;
  isMoving: boolean;
  onMove: (position: number) => void;
  onSave?: () => void;
  onCancel?: () => void;
  /** Whether a move is saved at once, which cannot be done offline; else it is part of a form. */
  mutates?: boolean;
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** Drags a card to another position. Keys: arrows move, Enter or leaving saves, Escape cancels. */
export function MoveHandle(props: MoveHandleProps) {
  const { name, position, isMoving, onMove, onSave, onCancel, mutates = true } = props;
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) onMove(position + step);
    else if (isMoving && actingKey(event) === 'Escape') onCancel?.();
    else if (isMoving && (actingKey(event) === 'Enter' || event.key === ' ')) onSave?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return (
    <IconButton
      mutates={mutates}
      data-field="move"
      label={`Move ${name}`}
      aria-roledescription="draggable"
      className="-m-1.5 cursor-grab touch-none active:cursor-grabbing"
      onKeyDown={keys}
      onBlur={onSave}
      onPointerDown={() => drag(latest)}
    >
      <GripVertical aria-hidden="true" className="size-4" />
    </IconButton>
  );
}

function drag(latest: RefObject<MoveHandleProps>): void {
  followPointer({
    onMove: ({ clientX, clientY }) => {
      scrollWindowAt(clientY);
      const over = positionAt(clientX, clientY);
      if (over !== undefined && over.id !== String(latest.current.id))
        latest.current.onMove(over.position);
    },
    onEnd: () => latest.current.onSave?.(),
    onCancel: () => latest.current.onCancel?.(),
  });
}

/** The card under the pointer, and its position. */
function positionAt(x: number, y: number): { id: string; position: number } | undefined {
  const card = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]');
  if (!card) return undefined;
  return { id: card.dataset.record ?? '', position: Number(card.dataset.place) };
}
