import {
  type BulkInput,
  type BulkResult,
  type CustomerStatus,
  MAX_CUSTOMER_TAGS,
  customerStatusLabels,
} from '@polaris/contracts';
import { useBulk } from '../../../../api/people/customers/customer-grid.ts';
import { toast } from '../../../../primitives/toast/toast.tsx';
import { reportFailureWithStatus, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../../shared/feedback/undo-toast.ts';

const customers = (count: number): string => (count === 1 ? '1 customer' : `${count} customers`);

/** The result of a bulk change, including what was not changed: "2 of 30 no longer exist." */
export function bulkText(done: string, asked: number, { missing, full }: BulkResult): string {
  const gone = missing.length === 1 ? 'exists' : 'exist';
  return [
    done,
    missing.length > 0 && `${missing.length} of ${asked} no longer ${gone}.`,
    full.length > 0 &&
      `${customers(full.length)} ${full.length === 1 ? 'has' : 'have'} ${MAX_CUSTOMER_TAGS} tags already.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The undo actions of a bulk change. */
function undoOf(input: BulkInput, { changed, previous }: BulkResult): BulkInput[] {
  if (input.act === 'delete') return [{ act: 'restore', ids: changed }];
  if (input.act === 'tag') return [{ act: 'untag', ids: changed, tagId: input.tagId }];
  if (input.act === 'untag') return [{ act: 'tag', ids: changed, tagId: input.tagId }];
  const before = Map.groupBy(previous, ({ status }): CustomerStatus => status);
  return [...before].map(([status, those]) => ({
    act: 'status',
    ids: those.map(({ id }) => id),
    status,
  }));
}

/** Bulk actions of customers, each with one Undo. */
export function useBulkActions(onDone: () => void) {
  const bulk = useBulk();
  const undo = async (acts: BulkInput[], text: string) => {
    try {
      for (const act of acts) await bulk.mutateAsync(act);
      reportSuccess(text);
    } catch (error) {
      reportFailureWithStatus(error);
    }
  };
  const act = async (input: BulkInput, done: (count: string) => string, undone: string) => {
    try {
      const result = await bulk.mutateAsync(input);
      const { changed } = result;
      const text = bulkText(done(customers(changed.length)), input.ids.length, result);
      onDone();
      if (changed.length === 0) return toast({ title: 'Nothing changed', description: text });
      toastWithUndo({
        title: 'Success',
        description: text,
        altText: 'Change the customers back one by one',
        undo: () => undo(undoOf(input, result), undone),
      });
    } catch (error) {
      reportFailureWithStatus(error);
    }
  };
  return {
    isPending: bulk.isPending,
    setStatus: (ids: number[], status: CustomerStatus) =>
      act(
        { act: 'status', ids, status },
        (count) => `${customerStatusLabels[status]}: ${count}.`,
        'Status restored',
      ),
    tag: (ids: number[], tagId: number, name: string) =>
      act({ act: 'tag', ids, tagId }, (count) => `${name} added to ${count}.`, 'Tag removed'),
    untag: (ids: number[], tagId: number, name: string) =>
      act(
        { act: 'untag', ids, tagId },
        (count) => `${name} removed from ${count}.`,
        'Tag restored',
      ),
    remove: (ids: number[]) =>
      act({ act: 'delete', ids }, (count) => `${count} deleted.`, 'Customers restored'),
  };
}
