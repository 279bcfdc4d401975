import { type CustomField, type FieldFilter, checkFieldValue } from '@polaris/contracts';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../../../primitives/button.tsx';
import { Checkbox } from '../../../../primitives/fields/checkbox.tsx';
import { Dialog } from '../../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Form } from '../../../../primitives/form/form.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';

interface FieldFilterDialogProps {
  field: CustomField;
  filter: FieldFilter | undefined;
  onChange: (filter: FieldFilter | undefined) => void;
  onClose: () => void;
}

/** The typed values; only valid ones are written into the address. */
interface Draft {
  is: 'value' | 'empty' | 'set';
  has: string;
  from: string;
  to: string;
  any: readonly number[];
}

const MAX_CHARACTERS = 255;

const valueLabels = { text: 'Contains', number: 'Between', date: 'Between', choice: 'Is any of' };

const draftOf = (filter: FieldFilter | undefined): Draft => ({
  is: filter?.is ?? 'value',
  has: filter?.has ?? '',
  from: filter?.from ?? '',
  to: filter?.to ?? '',
  any: filter?.any ?? [],
});

/** The typed filter; undefined if incomplete. */
function filterOf({ id, kind }: CustomField, draft: Draft): FieldFilter | undefined {
  if (draft.is !== 'value') return { id, is: draft.is };
  if (kind === 'choice') return draft.any.length > 0 ? { id, any: [...draft.any] } : undefined;
  const has = [...draft.has.trim()].slice(0, MAX_CHARACTERS).join('');
  if (kind === 'text') return has ? { id, has } : undefined;
  const from = draft.from.trim();
  const to = draft.to.trim();
  return from || to ? { id, ...(from && { from }), ...(to && { to }) } : undefined;
}

/** The inputs of a filter by one field. */
export function FieldFilterDialog({ field, filter, onChange, onClose }: FieldFilterDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(filter));
  const [isChecked, setChecked] = useState(false);
  const set = (own: Partial<Draft>) => setDraft({ ...draft, ...own });
  const isRange = draft.is === 'value' && (field.kind === 'number' || field.kind === 'date');
  const errorOf = (text: string) =>
    isRange ? checkFieldValue(field, text.trim()).error : undefined;
  const errors = { from: errorOf(draft.from), to: errorOf(draft.to) };
  const close = (next: FieldFilter | undefined) => {
    onChange(next);
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!errors.from && !errors.to) close(filterOf(field, draft));
  };
  return (
    <Dialog open title={field.name} onClose={onClose} className="max-w-md">
      <Form className="flex flex-col gap-5" onSubmit={submit}>
        <Field label="Condition">
          <Select
            value={draft.is}
            onChange={({ target }) => set({ is: target.value as Draft['is'] })}
          >
            <option value="value">{valueLabels[field.kind]}</option>
            <option value="empty">Is empty</option>
            <option value="set">Is not empty</option>
          </Select>
        </Field>
        {draft.is === 'value' && (
          <ValueInputs field={field} draft={draft} errors={isChecked ? errors : {}} onSet={set} />
        )}
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={() => close(undefined)}>
            Remove filter
          </Button>
          <Button type="submit">Done</Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface ValueInputsProps {
  field: CustomField;
  draft: Draft;
  errors: { from?: string | undefined; to?: string | undefined };
  onSet: (own: Partial<Draft>) => void;
}

function ValueInputs({ field, draft, errors, onSet }: ValueInputsProps) {
  const { kind, name } = field;
  if (kind === 'choice') return <Choices field={field} any={draft.any} onSet={onSet} />;
  if (kind === 'text')
    return (
      <Field label={`${name} contains`}>
        <Input value={draft.has} onChange={({ target }) => onSet({ has: target.value })} />
      </Field>
    );
  const type = kind === 'date' ? { type: 'date' } : ({ inputMode: 'decimal' } as const);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={kind === 'date' ? 'From' : 'At least'} error={errors.from}>
        <Input
          {...type}
          value={draft.from}
          onChange={({ target }) => onSet({ from: target.value })}
        />
      </Field>
      <Field label={kind === 'date' ? 'Up to' : 'At most'} error={errors.to}>
        <Input {...type} value={draft.to} onChange={({ target }) => onSet({ to: target.value })} />
      </Field>
    </div>
  );
}

interface ChoicesProps extends Pick<ValueInputsProps, 'field' | 'onSet'> {
  any: readonly number[];
}

function Choices({ field, any, onSet }: ChoicesProps) {
  const removed = any.filter((id) => !field.choices.some((choice) => choice.id === id));
  const toggle = (id: number) =>
    onSet({ any: any.includes(id) ? any.filter((other) => other !== id) : [...any, id] });
  return (
    <fieldset className="max-h-72 overflow-y-auto">
      <legend className="sr-only">{field.name}</legend>
      {[...field.choices, ...removed.map((id) => ({ id, name: 'A removed choice' }))].map(
        ({ id, name }) => (
          <label key={id} className="flex min-h-9 cursor-pointer items-center gap-3 text-sm">
            <Checkbox checked={any.includes(id)} onChange={() => toggle(id)} />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </label>
        ),
      )}
    </fieldset>
  );
}
