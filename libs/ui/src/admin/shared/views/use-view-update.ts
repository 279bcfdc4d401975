import type { SavedView } from '@polaris/contracts';
import { hasStatus } from '../../../api/client/api-error.ts';
import { useUpdateView } from '../../../api/people/saved-views.ts';
import { toast } from '../../../primitives/toast/toast.tsx';
import { reportFailure } from '../feedback/report-failure.ts';
import { toastWithUndo } from '../feedback/undo-toast.ts';
import type { ViewState } from './view-state.ts';

const CHANGED =
  'This view was changed in another window and has been reloaded. Update it again to save your filters in it.';
const DELETED =
  'This view was deleted in another window. Your filters still apply: save them as a new view.';

/** Reports why a view was not saved; the filters stay as they are. */
function reportNotSaved(error: unknown): void {
  const description = hasStatus(error, 404) ? DELETED : hasStatus(error, 409) ? CHANGED : null;
  if (!description) return reportFailure(error);
  toast({ title: 'Error', description, variant: 'destructive' });
}

const savedOf = ({ filters, columns, layout }: Omit<ViewState, 'invalid'>) => ({
  filters: { ...filters },
  columns: columns && [...columns],
  layout,
});

/** Saves the current filters in an existing view, with an Undo. */
export function useViewUpdate() {
  const update = useUpdateView();
  const undo = async (before: SavedView, saved: SavedView) => {
    try {
      await update.mutateAsync({ base: saved, changes: savedOf(before) });
      toast({ title: 'View restored' });
    } catch (error) {
      reportNotSaved(error);
    }
  };
  const save = async (view: SavedView, state: ViewState) => {
    try {
      const { before, saved } = await update.mutateAsync({ base: view, changes: savedOf(state) });
      toastWithUndo({
        title: 'View updated',
        description: view.name,
        altText: 'Set the earlier filters, then update the view',
        undo: () => undo(before, saved),
      });
    } catch (error) {
      reportNotSaved(error);
    }
  };
  return { isPending: update.isPending, save };
}
