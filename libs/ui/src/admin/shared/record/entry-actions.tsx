import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { editButtonId } from '../form/use-inline-editing.ts';

interface EntryActionsProps {
  id: number;
  /** Part of each button's label, for screen readers. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
  /** Further buttons, before Edit and Delete. */
  children?: ReactNode;
}

/** The buttons of a list entry. */
export function EntryActions({ id, name, onEdit, onRemove, children }: EntryActionsProps) {
  return (
    <div className="mt-1 -mb-1 -ml-3 flex flex-wrap gap-1">
      {children}
      <Button
        mutates
        id={editButtonId(id)}
        variant="ghost"
        size="sm"
        onClick={onEdit}
        aria-label={`Edit ${name}`}
      >
        <Pencil aria-hidden="true" className="size-3.5" />
        Edit
      </Button>
      <Button mutates variant="ghost" size="sm" onClick={onRemove} aria-label={`Delete ${name}`}>
        <Trash2 aria-hidden="true" className="size-3.5" />
        Delete
      </Button>
    </div>
  );
}
