import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/button.tsx';
import { copyPlainText } from '../../primitives/copy-text.ts';

interface CopyTextProps {
  /** What is copied, such as "reference". */
  what: string;
  text: string;
}

const outcomes = {
  copied: 'Copied.',
  failed: 'It could not be copied. Please select the text yourself.',
} as const;

/** Copies a text, and says so beside the button. */
export function CopyText({ what, text }: CopyTextProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);
  const copy = async () => setOutcome((await copyPlainText(text)) ? 'copied' : 'failed');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-3.5" />
        Copy {what}
      </Button>
      <span role="status" className="text-sm text-muted">
        {outcome && outcomes[outcome]}
      </span>
    </div>
  );
}
