import type { ImportResult, ImportUndo } from '@polaris/contracts';
import { useUndoCustomerImport } from '../../../../api/people/customers/transfer.ts';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../../shared/feedback/undo-toast.ts';

/** More would not fit into a toast. */
const NAMES_SHOWN = 3;

/** Undoes an import by its id, and says what that did. */
export function useImportUndo() {
  const { mutateAsync, isPending } = useUndoCustomerImport();
  const undo = (id: number): Promise<void> =>
    mutateAsync(id)
      .then((result) => reportSuccess(undoneText(result)))
      .catch(reportFailure);
  return { undo, isPending };
}

/** Says what an import did, with an Undo if it changed anything. */
export function reportImport(
  { created, updated, importId }: ImportResult,
  undo: (id: number) => Promise<void>,
): void {
  const customers = created === 1 ? '1 customer' : `${count(created)} customers`;
  const description = `${customers} added, ${count(updated)} changed`;
  if (importId === null) return reportSuccess(description);
  toastWithUndo({
    title: 'Success',
    description,
    label: 'Undo import',
    altText: 'For 24 hours, the import can be undone under Import CSV',
    undo: () => undo(importId),
  });
}

const count = (value: number): string => value.toLocaleString('en-US');

export function undoneText({ removed, restored, kept, keptCustomers }: ImportUndo): string {
  const done = [`${count(removed)} moved to the trash`, `${count(restored)} changed back`];
  const text = done.filter((part) => !part.startsWith('0 ')).join(', ') || 'Nothing was undone';
  if (kept === 0) return text;
  const names = keptCustomers.slice(0, NAMES_SHOWN).map(({ name }) => name);
  if (kept > names.length) names.push(`${count(kept - names.length)} more`);
  const verb = kept === 1 ? 'stays because it was' : 'stay because they were';
  return `${text}; ${count(kept)} ${verb} changed since: ${names.join(', ')}`;
}
