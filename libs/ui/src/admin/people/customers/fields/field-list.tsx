import { type CustomField, fieldKindLabels } from '@polaris/contracts';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { useArrangeFields } from '../../../../api/people/customers/customer-fields.ts';
import { IconButton } from '../../../../primitives/button.tsx';
import { reportFailure } from '../../../shared/feedback/report-failure.ts';
import { FieldForm } from './field-form.tsx';

interface FieldListProps {
  fields: readonly CustomField[];
  /** The field being edited. */
  editing: number | 'new' | null;
  onEdit: (id: number) => void;
  onClose: () => void;
  onRemove: (field: CustomField) => void;
}

/** The custom fields in order, with their actions. */
export function FieldList({ fields, editing, onEdit, onClose, onRemove }: FieldListProps) {
  const arranging = useArrangeFields();
  /** Swaps a field with the next one. */
  const swap = async (at: number) => {
    const ids = fields.map(({ id }) => id);
    const [one, next] = [ids[at]!, ids[at + 1]!];
    try {
      await arranging.mutateAsync([...ids.slice(0, at), next, one, ...ids.slice(at + 2)]);
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <ul aria-label="Fields" className="-my-1 divide-y divide-line empty:hidden">
      {fields.map((field, at) => (
        <li key={field.id} className="py-1.5">
          {editing === field.id ? (
            <FieldForm field={field} onClose={onClose} />
          ) : (
            <FieldRow
              field={field}
              onUp={at > 0 ? () => void swap(at - 1) : undefined}
              onDown={at < fields.length - 1 ? () => void swap(at) : undefined}
              onEdit={() => onEdit(field.id)}
              onRemove={() => onRemove(field)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface FieldRowProps {
  field: CustomField;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

function FieldRow({ field, onUp, onDown, onEdit, onRemove }: FieldRowProps) {
  const { name, kind, choices } = field;
  const names = choices.map((choice) => choice.name).join(', ');
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1 text-sm leading-5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="truncate text-muted" title={names || undefined}>
          {fieldKindLabels[kind]}
          {names && `: ${names}`}
        </p>
      </div>
      <span className="flex shrink-0">
        <IconButton mutates label={`Move ${name} up`} disabled={!onUp} onClick={onUp}>
          <ArrowUp aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton mutates label={`Move ${name} down`} disabled={!onDown} onClick={onDown}>
          <ArrowDown aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton mutates label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton mutates label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    </div>
  );
}
