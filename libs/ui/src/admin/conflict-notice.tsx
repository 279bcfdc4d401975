import type { ReactNode } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';

interface ConflictNoticeProps {
  /** What is stored now, in words. */
  children: ReactNode;
  onOverwrite: () => void;
  className?: string;
}

/** Another window was faster: both versions are shown, and a person decides. */
export function ConflictNotice({ children, onOverwrite, className }: ConflictNoticeProps) {
  return (
    <Alert tone="warn" className={className ?? ''}>
      <p className="font-semibold">This was changed elsewhere meanwhile. Your words are kept.</p>
      <p className="mt-2">Stored now:</p>
      <div className="whitespace-pre-wrap">{children}</div>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onOverwrite}>
        Keep mine when I save
      </Button>
    </Alert>
  );
}
