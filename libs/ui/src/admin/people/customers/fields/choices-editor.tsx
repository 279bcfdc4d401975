import { MAX_CHOICES } from '@polaris/contracts';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button, IconButton } from '../../../../primitives/button.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { type TypedChoice, readChoices, writeChoices } from './choices-text.ts';
import { actingKey } from '../../../../primitives/acting-key.ts';

interface ChoicesEditorProps {
  /** See `writeChoices`. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The choices of a field, one a line: Enter continues to the next. */
export function ChoicesEditor({ value, error, onChange }: ChoicesEditorProps) {
  const id = useId();
  const choices = readChoices(value);
  const lines = useRef<HTMLUListElement>(null);
  const added = useRef(false);
  const change = (next: TypedChoice[]) => onChange(writeChoices(next));
  const add = () => {
    added.current = true;
    change([...choices, { name: '' }]);
  };
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    lines.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [choices.length]);
  const press = (event: KeyboardEvent) => {
    if (actingKey(event) !== 'Enter' || choices.length >= MAX_CHOICES) return;
    event.preventDefault();
    add();
  };
  return (
    <fieldset className="sm:col-span-2" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-semibold text-ink">Choices</legend>
      <ul ref={lines} className="flex flex-col gap-2 empty:hidden">
        {choices.map((choice, at) => (
          <li key={at} className="flex gap-1">
            <Input
              aria-label={`Choice ${at + 1}`}
              aria-invalid={error ? true : undefined}
              value={choice.name}
              autoComplete="off"
              onKeyDown={press}
              onChange={({ target }) => change(choices.with(at, { ...choice, name: target.value }))}
            />
            <IconButton
              label={`Remove ${choice.name || `choice ${at + 1}`}`}
              onClick={() => change(choices.toSpliced(at, 1))}
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && (
        <p id={id} className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
      {choices.length < MAX_CHOICES && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={add}>
          <Plus aria-hidden="true" className="size-3.5" />
          Add choice
        </Button>
      )}
    </fieldset>
  );
}
