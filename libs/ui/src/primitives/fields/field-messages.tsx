import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface MessagesProps {
  id: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Which of the messages below exist, in reading order. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
}

export function FieldMessages({ id, hint, error }: MessagesProps) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
