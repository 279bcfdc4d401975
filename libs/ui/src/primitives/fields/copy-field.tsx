import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { copyText } from '../copy-text.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  /** Focuses its button on mount. */
  autoFocus?: boolean;
}

const outcomes = {
  copied: 'Copied.',
  failed: 'The button could not copy it. Please copy the selected text yourself.',
} as const;

/** A read-only field with a copy button; its text is selected on focus. */
export function CopyField({ label, value, autoFocus }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);
  const copy = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const copied = field.current !== null && (await copyText(field.current));
    if (copied) button.focus();
    setOutcome(copied ? 'copied' : 'failed');
  };
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label}>
        <span className="flex gap-3">
          <Input
            ref={field}
            value={value}
            readOnly
            spellCheck={false}
            onFocus={({ target }) => target.select()}
          />
          <Button variant="secondary" autoFocus={autoFocus} onClick={(event) => void copy(event)}>
            Copy
          </Button>
        </span>
      </Field>
      <p role="status" className="text-sm text-muted">
        {outcome && outcomes[outcome]}
      </p>
    </div>
  );
}
