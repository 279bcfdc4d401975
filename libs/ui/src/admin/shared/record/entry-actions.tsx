import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { editButtonId } from '../form/use-editing.ts';

interface EntryActionsProps {
  id: number;
  /** Each button says what it is about, for those who hear it without its entry. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
  /** Before the two that every entry has. */
  children?: ReactNode;
}

/** What can be done with an entry of a list. */
export function EntryActions({ id, name, onEdit, onRemove, children }: EntryActionsProps) {
  return (
    <div className="mt-1 -mb-1 -ml-3 flex flex-wrap gap-1">
      {children}
      <Button
        id={editButtonId(id)}
        variant="ghost"
        size="sm"
        onClick={onEdit}
        aria-label={`Edit ${name}`}
      >
        <Pencil aria-hidden="true" className="size-3.5" />
        Edit
      </Button>
      <Button variant="ghost" size="sm" onClick={onRemove} aria-label={`Delete ${name}`}>
        <Trash2 aria-hidden="true" className="size-3.5" />
        Delete
      </Button>
    </div>
  );
}
