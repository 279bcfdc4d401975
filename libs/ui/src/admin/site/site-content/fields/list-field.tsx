import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button, IconButton } from '../../../../primitives/button.tsx';
import { FieldMessages } from '../../../../primitives/fields/field-messages.tsx';
import { type FormSchema, emptyValue, moved, nameOf } from '../form-schema.ts';
import { ContentField, type ContentFieldProps, ObjectFields } from './content-field.tsx';

/** A list whose entries can be added, reordered and removed. */
export function ListField({ schema, path, value, problems, onChange }: ContentFieldProps) {
  const id = useId();
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const { title, items = {}, minItems = 0, maxItems = Infinity } = schema;
  // A section already shows this title in its heading.
  const isSection = !path.includes('.');
  const what = (items.title ?? 'entry').toLowerCase();
  const replace = (index: number, entry: unknown) => onChange(entries.with(index, entry));
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className={isSection ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{title}</legend>
      {entries.length === 0 && <p className="text-sm text-muted">There is nothing here yet.</p>}
      <ol className="flex flex-col gap-3">
        {entries.map((entry, index) => (
          <Entry
            // Index keys are safe: entries have no id, and their controls hold no state.
            key={index}
            schema={items}
            name={`${items.title ?? 'Entry'} ${index + 1}`}
            path={`${path}.${index}`}
            value={entry}
            problems={problems}
            onChange={(changed) => replace(index, changed)}
            {...(index > 0 && { onUp: () => onChange(moved(entries, index, index - 1)) })}
            {...(index < entries.length - 1 && {
              onDown: () => onChange(moved(entries, index, index + 1)),
            })}
            {...(entries.length > minItems && {
              onRemove: () => onChange(entries.toSpliced(index, 1)),
            })}
          />
        ))}
      </ol>
      <FieldMessages id={id} hint={undefined} error={problems.get(path)} />
      {entries.length < maxItems && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => onChange([...entries, emptyValue(items)])}
        >
          <Plus aria-hidden="true" className="size-4" /> Add {what}
        </Button>
      )}
    </fieldset>
  );
}

interface EntryProps extends ContentFieldProps {
  /** Such as "Figure 2". */
  name: string;
  onUp?: () => void;
  onDown?: () => void;
  onRemove?: () => void;
}

function Entry({ name, onUp, onDown, onRemove, ...field }: EntryProps) {
  const isGroup = field.schema.type === 'object';
  const buttons = (
    <span className="flex shrink-0">
      <Move label={`Move ${name} up`} onClick={onUp} icon={<ArrowUp className="size-4" />} />
      <Move label={`Move ${name} down`} onClick={onDown} icon={<ArrowDown className="size-4" />} />
      <Move label={`Remove ${name}`} onClick={onRemove} icon={<Trash2 className="size-4" />} />
    </span>
  );
  if (!isGroup)
    return (
      <li className="flex items-end gap-1">
        <div className="min-w-0 grow">
          <ContentField {...field} schema={numbered(field.schema, name)} />
        </div>
        {buttons}
      </li>
    );
  return (
    <li className="flex flex-col gap-4 border border-line px-4 pt-2 pb-4">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 truncate text-sm font-semibold">{nameOf(field.value) || name}</p>
        {buttons}
      </div>
      <ObjectFields {...field} />
    </li>
  );
}

const numbered = (schema: FormSchema, title: string): FormSchema => ({ ...schema, title });

interface MoveProps {
  label: string;
  icon: React.ReactElement;
  onClick: (() => void) | undefined;
}

const Move = ({ label, icon, onClick }: MoveProps) => (
  <IconButton label={label} variant="ghost" disabled={!onClick} onClick={onClick}>
    {icon}
  </IconButton>
);
