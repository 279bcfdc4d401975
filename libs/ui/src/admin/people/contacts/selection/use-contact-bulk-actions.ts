import {
  type ContactBulkInput,
  type ContactBulkResult,
  type ContactStatus,
  contactStatusLabels,
} from '@polaris/contracts';
import { useContactBulk } from '../../../../api/people/contacts.ts';
import { toast } from '../../../../primitives/toast/toast.tsx';
import { reportFailureWithStatus, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../../shared/feedback/undo-toast.ts';

export type BulkStatus = NonNullable<ContactBulkInput['status']>;

const submissions = (count: number): string =>
  count === 1 ? '1 submission' : `${count} submissions`;

/** The result of a bulk change, including what was not changed: "2 of 30 no longer exist." */
function bulkText(
  done: string,
  requested: number,
  { missing, converted }: ContactBulkResult,
): string {
  return [
    done,
    missing.length > 0 &&
      `${missing.length} of ${requested} no longer ${missing.length === 1 ? 'exists' : 'exist'}.`,
    converted.length > 0 &&
      `${submissions(converted.length)} became ${converted.length === 1 ? 'a customer and stays' : 'customers and stay'} marked as converted.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The undo actions of a bulk change. */
function undoOf(
  { act }: ContactBulkInput,
  { changed, previous }: ContactBulkResult,
): ContactBulkInput[] {
  if (act === 'delete') return [{ act: 'restore', ids: changed }];
  const before = Map.groupBy(previous, ({ status }): ContactStatus => status);
  return [...before].map(([status, those]) => ({
    act: 'status',
    ids: those.map(({ id }) => id),
    // Converted ones were not changed.
    status: status as BulkStatus,
  }));
}

/** Bulk actions of submissions, each with one Undo. */
export function useContactBulkActions(onDone: () => void) {
  const bulk = useContactBulk();
  const undo = async (changes: ContactBulkInput[], text: string) => {
    try {
      for (const act of changes) await bulk.mutateAsync(act);
      reportSuccess(text);
    } catch (error) {
      reportFailureWithStatus(error);
    }
  };
  const act = async (
    input: ContactBulkInput,
    done: (count: string) => string,
    undone: string,
  ): Promise<void> => {
    try {
      const result = await bulk.mutateAsync(input);
      const { changed } = result;
      const text = bulkText(done(submissions(changed.length)), input.ids.length, result);
      onDone();
      if (changed.length === 0) return toast({ title: 'Nothing changed', description: text });
      toastWithUndo({
        title: 'Success',
        description: text,
        altText: 'Change the submissions back one by one',
        undo: () => undo(undoOf(input, result), undone),
      });
    } catch (error) {
      reportFailureWithStatus(error);
    }
  };
  return {
    isPending: bulk.isPending,
    setStatus: (ids: number[], status: BulkStatus) =>
      act(
        { act: 'status', ids, status },
        (count) => `${contactStatusLabels[status]}: ${count}.`,
        'Status restored',
      ),
    remove: (ids: number[]) =>
      act({ act: 'delete', ids }, (count) => `${count} deleted.`, 'Submissions restored'),
  };
}
