import type { CustomerImport } from '@polaris/contracts';
import { Undo2 } from 'lucide-react';
import { useCustomerImports } from '../../../../api/people/customers/transfer.ts';
import { Button } from '../../../../primitives/button.tsx';
import { ageText } from '../../../shared/record/age-text.ts';
import { useImportUndo } from './use-import-undo.ts';

/** The newest import that can be undone. Shows nothing when there is none. */
export function LastImport() {
  const { data = [] } = useCustomerImports();
  const { undo, isPending } = useImportUndo();
  const [last] = data;
  if (!last) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border border-line bg-raised px-4 py-3 text-sm leading-6">
      <p className="min-w-0">{lastImportText(last)}</p>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => void undo(last.id)}>
        <Undo2 aria-hidden="true" className="size-3.5" />
        Undo import
      </Button>
    </div>
  );
}

function lastImportText({ created, updated, importedAt }: CustomerImport): string {
  const done = [
    created > 0 ? [`${customers(created)} added`] : [],
    updated > 0 ? [`${customers(updated)} changed`] : [],
  ].flat();
  return `Last import: ${done.join(', ')} ${ageText(importedAt)}.`;
}

const customers = (count: number): string =>
  count === 1 ? '1 customer' : `${count.toLocaleString('en-US')} customers`;
