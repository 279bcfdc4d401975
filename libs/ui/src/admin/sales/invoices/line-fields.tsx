import { MAX_INVOICE_LINES, type Service, type TaxMode, dollars } from '@polaris/contracts';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useServices } from '../../../api/sales/services.ts';
import { Button } from '../../../primitives/button.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { emptyLine } from './invoice-values.ts';
import { LineField } from './line-field.tsx';
import type { InvoiceForm } from './use-invoice-form.ts';

interface LineFieldsProps extends Pick<InvoiceForm, 'form'> {
  taxMode: TaxMode;
}

/** Adds, removes and reorders lines, by mouse or by Alt with an arrow key. */
export function LineFields({ form, taxMode }: LineFieldsProps) {
  const { fields, append, remove, move, update } = useFieldArray({
    control: form.control,
    name: 'lines',
  });
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useRef<{ index: number; name: string } | null>(null);
  // Restores the focus once the line is rendered at its new position.
  useEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = null;
    if (!wanted) return;
    const line = list.current?.children[wanted.index];
    line?.querySelector<HTMLElement>(`[data-field="${wanted.name}"]`)?.focus();
  });
  const moveTo = (from: number, to: number, name: string) => {
    if (to < 0 || to >= fields.length) return;
    focusAfter.current = { index: to, name };
    move(from, to);
  };
  const removeAt = (index: number) => {
    focusAfter.current = { index: Math.min(index, fields.length - 2), name: 'text' };
    remove(index);
  };
  /** Fills the last line if it is still empty, else adds one. */
  const addService = ({ name, price }: Service) => {
    const last = form.getValues('lines').at(-1);
    const line = { ...emptyLine(last?.taxRate), text: name, unitPrice: price };
    if (last?.text === '') update(fields.length - 1, line);
    else append(line, { focusName: `lines.${fields.length}.quantity` });
  };
  const message =
    form.formState.errors.lines?.root?.message ?? form.formState.errors.lines?.message;
  return (
    <fieldset>
      <legend className="mb-2 w-full border-b border-line pb-3 text-base font-semibold">
        Lines
        <span className="ml-3 text-sm font-normal text-muted">
          {taxMode === 'added' ? 'Sales tax is added to prices' : 'Prices include tax'}
        </span>
      </legend>
      <ol ref={list} aria-label="Lines">
        {fields.map((field, index) => (
          <LineField
            key={field.id}
            form={form}
            taxMode={taxMode}
            index={index}
            count={fields.length}
            onMove={(to, name) => moveTo(index, to, name)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      {message && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {message}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="sm"
          disabled={fields.length >= MAX_INVOICE_LINES}
          onClick={() =>
            append(emptyLine(form.getValues('lines').at(-1)?.taxRate), {
              focusName: `lines.${fields.length}.text`,
            })
          }
        >
          <Plus aria-hidden="true" className="size-4" />
          Add Line
        </Button>
        {fields.length < MAX_INVOICE_LINES && <ServicePicker onPick={addService} />}
      </div>
    </fieldset>
  );
}

/** Adds a line for a service at its price; nothing without services. */
function ServicePicker({ onPick }: { onPick: (service: Service) => void }) {
  const services = useServices().data?.items ?? [];
  if (services.length === 0) return null;
  return (
    <Select
      aria-label="Add a service"
      className="w-auto max-w-64"
      value=""
      onChange={({ target }) => {
        const picked = services.find(({ id }) => id === Number(target.value));
        if (picked) onPick(picked);
      }}
    >
      <option value="">Add a service…</option>
      {services.map(({ id, name, price }) => (
        <option key={id} value={id}>
          {name} ({dollars(price)})
        </option>
      ))}
    </Select>
  );
}
