import { X } from 'lucide-react';
import { Button } from '../../../primitives/button.tsx';

interface FilterChipProps {
  text: string;
  /** Undefined for a filter that can only be removed. */
  onOpen: (() => void) | undefined;
  onRemove: () => void;
}

/** A filter that is set. */
export function FilterChip({ text, onOpen, onRemove }: FilterChipProps) {
  return (
    <li className="flex max-w-full border border-line-strong bg-raised">
      <button
        type="button"
        disabled={!onOpen}
        onClick={onOpen}
        className="min-h-8 min-w-0 cursor-pointer truncate px-3 text-sm hover:bg-sunken focus-visible:outline-2 focus-visible:outline-focus disabled:cursor-default disabled:text-muted disabled:hover:bg-transparent"
      >
        {text}
      </button>
      <Button
        variant="ghost"
        size="sm"
        className="px-2"
        aria-label={`Remove the filter ${text}`}
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-3.5" />
      </Button>
    </li>
  );
}
