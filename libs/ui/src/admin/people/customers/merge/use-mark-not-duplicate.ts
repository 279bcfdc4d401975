import { useMarkDifferent, useUnmarkDifferent } from '../../../../api/people/customers/merges.ts';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../../shared/feedback/undo-toast.ts';

interface Person {
  id: number;
  name: string;
}

/** Marks two customers as different people, with a toast that can undo it. */
export function useMarkNotDuplicate() {
  const { mutateAsync: mark, isPending } = useMarkDifferent();
  const { mutateAsync: unmark } = useUnmarkDifferent();
  const undo = (pair: { id: number; otherId: number }) =>
    unmark(pair)
      .then(() => reportSuccess('Listed as possible duplicates again'))
      .catch(reportFailure);
  const markNotDuplicate = async (one: Person, other: Person): Promise<boolean> => {
    const pair = { id: one.id, otherId: other.id };
    try {
      await mark(pair);
      toastWithUndo({
        title: 'Success',
        description: `${one.name} and ${other.name} are not the same person`,
        altText: 'Merge them from either record',
        undo: () => undo(pair),
      });
      return true;
    } catch (error) {
      reportFailure(error);
      return false;
    }
  };
  return { markNotDuplicate, isPending };
}
