import type { ReplyTemplate } from '@polaris/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../../primitives/button.tsx';

interface ReplyTemplateCardProps {
  template: ReplyTemplate;
  onEdit: () => void;
  onRemove: () => void;
}

export function ReplyTemplateCard({ template, onEdit, onRemove }: ReplyTemplateCardProps) {
  const { name, subject, body } = template;
  return (
    <li className="flex flex-col gap-3 border border-line bg-raised p-5 text-ink">
      <h3 className="text-base leading-6 font-semibold wrap-anywhere">{name}</h3>
      {subject && (
        <p className="text-sm leading-6 wrap-anywhere">
          <span className="text-muted">Subject: </span>
          {subject}
        </p>
      )}
      <p className="line-clamp-5 text-sm leading-6 wrap-anywhere whitespace-pre-line text-muted">
        {body}
      </p>
      <div className="mt-auto flex gap-2">
        <Button mutates variant="secondary" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-3.5" />
          Edit
        </Button>
        <Button mutates variant="ghost" size="sm" aria-label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-3.5" />
          Delete
        </Button>
      </div>
    </li>
  );
}
