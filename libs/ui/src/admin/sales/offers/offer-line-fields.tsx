import { MAX_OFFER_LINES, type TaxMode } from '@polaris/contracts';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../primitives/button.tsx';
import { FieldGroup } from './field-group.tsx';
import { OfferLineField } from './offer-line-field.tsx';
import { emptyLine } from './offer-values.ts';
import type { OfferForm } from './use-offer-form.ts';

interface OfferLineFieldsProps {
  form: OfferForm;
  taxMode: TaxMode;
}

/** Adds, duplicates, removes and moves lines, by pointer or by keys. */
export function OfferLineFields({ form, taxMode }: OfferLineFieldsProps) {
  const lines = useFieldArray({ control: form.control, name: 'content.lines' });
  const { fields } = lines;
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useRef<{ index: number; name: string } | null>(null);
  const [spoken, setSpoken] = useState('');
  // Restores the focus once the line is rendered at its new position.
  useEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = null;
    if (!wanted) return;
    const line = list.current?.children[wanted.index];
    line?.querySelector<HTMLElement>(`[data-field="${wanted.name}"]`)?.focus();
  });
  const moveTo = (from: number, to: number, name: string) => {
    if (to < 0 || to >= fields.length || to === from) return;
    focusAfter.current = { index: to, name };
    lines.move(from, to);
    setSpoken(`Position ${to + 1} of ${fields.length}.`);
  };
  const removeAt = (index: number) => {
    focusAfter.current = { index: Math.min(index, fields.length - 2), name: 'text' };
    lines.remove(index);
  };
  const duplicate = (index: number) => {
    focusAfter.current = { index: index + 1, name: 'text' };
    lines.insert(index + 1, { ...form.getValues(`content.lines.${index}`) });
  };
  const errors = form.formState.errors.content?.lines;
  const message = errors?.root?.message ?? errors?.message;
  const isFull = fields.length >= MAX_OFFER_LINES;
  return (
    <FieldGroup
      legend={
        <>
          Lines
          <span className="ml-3 text-sm font-normal text-muted">
            {taxMode === 'added' ? 'Sales tax is added to prices' : 'Prices include tax'}
          </span>
        </>
      }
    >
      <ol ref={list} aria-label="Lines" className="-mt-5">
        {fields.map((field, index) => (
          <OfferLineField
            key={field.id}
            id={field.id}
            form={form}
            taxMode={taxMode}
            index={index}
            isOnly={fields.length === 1}
            isFull={isFull}
            onMove={(to, name) => moveTo(index, to, name)}
            onDuplicate={() => duplicate(index)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {message && (
        <p role="alert" className="text-sm text-danger">
          {message}
        </p>
      )}
      <div>
        <Button
          variant="secondary"
          size="sm"
          disabled={isFull}
          onClick={() =>
            lines.append(emptyLine(form.getValues('content.lines').at(-1)?.taxRate), {
              focusName: `content.lines.${fields.length}.text`,
            })
          }
        >
          <Plus aria-hidden="true" className="size-4" />
          Add Line
        </Button>
      </div>
    </FieldGroup>
  );
}
