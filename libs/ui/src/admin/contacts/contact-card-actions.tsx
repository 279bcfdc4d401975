import type { ContactSubmission } from '@polaris/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../primitives/button.tsx';

interface ContactCardActionsProps {
  contact: ContactSubmission;
  /** After editing, the keyboard is back where it came from. */
  focusEdit: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** Each button says whose submission it is about, for those who hear them without the card. */
export function ContactCardActions(props: ContactCardActionsProps) {
  const { contact, focusEdit, onEdit, onRemove } = props;
  return (
    <div className="mt-1 -mb-1 -ml-3 flex gap-1">
      <Button
        variant="ghost"
        size="sm"
        autoFocus={focusEdit}
        onClick={onEdit}
        aria-label={`Edit ${contact.name}`}
      >
        <Pencil aria-hidden="true" className="size-3.5" />
        Edit
      </Button>
      <Button variant="ghost" size="sm" onClick={onRemove} aria-label={`Delete ${contact.name}`}>
        <Trash2 aria-hidden="true" className="size-3.5" />
        Delete
      </Button>
    </div>
  );
}
