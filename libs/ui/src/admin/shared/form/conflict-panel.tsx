import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../../primitives/button.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { conflictText } from './conflict-texts.ts';
import { type ValueFormats, formatValue } from './format-value.ts';
import type { Conflict } from './use-form-merge.ts';

export interface ConflictPanelProps extends Conflict {
  form: UseFormReturn<FieldValues>;
  labels: Readonly<Record<string, string>>;
  formats: ValueFormats;
  className?: string;
}

/**
 * Shows both values of fields that another window has changed too, to choose from. A choice is put into
 * the form, which is saved as usual.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const { form, fields, merged, labels, formats, className } = props;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [fields]);
  const values = useWatch({ control: form.control });
  const labelOf = (name: string) => labels[name] ?? name;
  return (
    <div
      ref={panel}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className={clsx(
        'flex flex-col gap-4 border-l-2 border-warn bg-warn-soft px-4 py-4 text-sm leading-6 text-ink',
        focusRing,
        className,
      )}
    >
      <div id={id}>
        <p className="font-semibold text-warn">
          {conflictText(fields.map(({ name }) => labelOf(name)))}
        </p>
        {merged.length > 0 && (
          <p>Also changed there, and already in this form: {merged.map(labelOf).join(', ')}.</p>
        )}
      </div>
      {fields.map(({ name, mine, theirs }) => (
        <Choice
          key={name}
          label={labelOf(name)}
          isTheirs={Object.is(values[name] ?? '', theirs ?? '')}
          mine={formatValue(mine, formats[name])}
          theirs={formatValue(theirs, formats[name])}
          onChoose={(isTheirs) =>
            form.setValue(name, isTheirs ? theirs : mine, { shouldDirty: true })
          }
        />
      ))}
      <Button type="submit" variant="secondary" size="sm" className="self-start">
        Save these choices
      </Button>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  mine: string;
  theirs: string;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

function Choice({ label, mine, theirs, isTheirs, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Version
          name={name}
          title="Yours"
          value={mine}
          checked={!isTheirs}
          onChoose={() => onChoose(false)}
        />
        <Version
          name={name}
          title="Theirs"
          value={theirs}
          checked={isTheirs}
          onChoose={() => onChoose(true)}
        />
      </div>
    </fieldset>
  );
}

interface VersionProps {
  name: string;
  title: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
}

function Version({ name, title, value, checked, onChoose }: VersionProps) {
  return (
    <label
      className={clsx(
        'flex min-h-11 min-w-0 cursor-pointer items-start gap-2.5 border bg-raised px-3 py-2',
        checked ? 'border-accent' : 'border-line-strong hover:border-ink',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className={clsx('mt-1 size-4 shrink-0 cursor-pointer accent-accent', focusRing)}
      />
      <span className="min-w-0">
        <span className="block text-muted">{title}</span>
        <span className="block max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
          {value || '–'}
        </span>
      </span>
    </label>
  );
}
