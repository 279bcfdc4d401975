import { type ImportPreview, customerFieldLabels } from '@polaris/contracts';
import { useState } from 'react';
import { Alert } from '../../../../primitives/alert.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';
import { focusRing } from '../../../../primitives/fields/control-style.ts';
import { ScrollBox } from '../../../../primitives/scroll-box.tsx';

/** The field that each column of the file is imported as, in order; null skips the column. */
export type ChosenColumns = (string | null)[];

interface ImportColumnsProps {
  preview: ImportPreview;
  disabled: boolean;
  onChoose: (columns: ChosenColumns) => void;
}

/** The fields that a customer's name can come from. */
const NAMED_BY = new Set(['name', 'company', 'email']);

const labels: Record<string, string> = customerFieldLabels;

/** Shows which field each column is imported as, unread columns first, and lets the owner choose another. */
export function ImportColumns({ preview, disabled, onChoose }: ImportColumnsProps) {
  const { columns, fields, several } = preview;
  const chosen = columns.map(({ field }) => field);
  const read = chosen.filter((field) => field !== null).length;
  const hasName = chosen.some((field) => field !== null && NAMED_BY.has(field));
  const unread = columns.filter(({ field }) => field === null);
  /** Stays as it was first, so that no list item moves or closes under the pointer. */
  const [{ order, isOpen }] = useState(() => {
    const indexes = [...columns.keys()].sort(
      (one, other) => Number(chosen[one] !== null) - Number(chosen[other] !== null) || one - other,
    );
    return { order: indexes, isOpen: unread.length > 0 };
  });
  const choose = (at: number, field: string | null) =>
    onChoose(
      chosen
        .with(at, field)
        .map((one, other) =>
          one === field && other !== at && !several.includes(field ?? '') ? null : one,
        ),
    );
  return (
    <>
      {!hasName && <Alert>Choose the column with the name.</Alert>}
      {hasName && unread.length > 0 && (
        <Alert tone="warn">
          Not imported: {unread.map(({ name }) => name || 'a column without a name').join(', ')}.
          Choose fields below to import {unread.length === 1 ? 'it' : 'them'}.
        </Alert>
      )}
      <details open={isOpen} className="text-sm leading-6">
        <summary className={`w-fit cursor-pointer font-semibold ${focusRing}`}>
          Columns: {read} of {columns.length} are read
        </summary>
        <ScrollBox role="region" aria-label="Columns" className="mt-2 max-h-72 overflow-auto">
          <ul className="flex flex-col gap-2">
            {order.map((at) => {
              const { name, example, field } = columns[at]!;
              return (
                <li key={at} className="grid items-center gap-x-4 sm:grid-cols-2">
                  <span className="min-w-0 wrap-anywhere">
                    <span className="font-semibold">{name || 'No name'}</span>
                    {example && <span className="block text-muted">{example}</span>}
                  </span>
                  <Select
                    aria-label={`Read ${name || `column ${at + 1}`} as`}
                    value={field ?? ''}
                    disabled={disabled}
                    onChange={({ target }) => choose(at, target.value || null)}
                  >
                    <option value="">Leave out</option>
                    {fields.map((one) => (
                      <option key={one.field} value={one.field}>
                        {labels[one.field] ?? one.label}
                      </option>
                    ))}
                  </Select>
                </li>
              );
            })}
          </ul>
        </ScrollBox>
      </details>
    </>
  );
}
