import type { Tag } from '@polaris/contracts';
import { Merge, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../../../primitives/button.tsx';
import { TagBadge } from './tag-badge.tsx';

interface TagRowProps {
  tag: Tag;
  /** Whether another tag to merge into exists. */
  mergeable: boolean;
  onEdit: () => void;
  onMerge: () => void;
  onRemove: () => void;
}

export function TagRow({ tag, mergeable, onEdit, onMerge, onRemove }: TagRowProps) {
  const { name, customers } = tag;
  return (
    <div className="flex items-center gap-3">
      <TagBadge tag={tag} />
      <span className="ml-auto text-sm whitespace-nowrap text-muted tabular-nums">
        {customers === 1 ? '1 customer' : `${customers.toLocaleString('en-US')} customers`}
      </span>
      <span className="flex">
        <IconButton mutates label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
        {mergeable && (
          <IconButton mutates label={`Merge ${name}`} onClick={onMerge}>
            <Merge aria-hidden="true" className="size-4" />
          </IconButton>
        )}
        <IconButton mutates label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    </div>
  );
}
