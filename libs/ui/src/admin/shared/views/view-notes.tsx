import { type SavedView, type ViewKind, invalidParameters } from '@polaris/contracts';
import { Alert } from '../../../primitives/alert.tsx';
import type { ViewState } from './view-state.ts';

interface ViewNotesProps {
  kind: ViewKind;
  state: ViewState;
  /** The view that is open. */
  view: SavedView | undefined;
  /** The address names a missing view. */
  isMissing: boolean;
}

/** Filters of the view that are no longer valid. */
export function ViewNotes({ kind, state, view, isMissing }: ViewNotesProps) {
  const stored = view ? invalidParameters(kind, view.filters) : [];
  const invalid = [...new Set([...state.invalid, ...stored])];
  return (
    <>
      {isMissing && (
        <Alert tone="warn">
          This view was deleted. Its filters still apply here; save them as a new view to keep them.
        </Alert>
      )}
      {invalid.length > 0 && (
        <Alert tone="warn">
          {invalid.length === 1
            ? `One filter is no longer valid and was ignored: ${invalid[0]}.`
            : `Some filters are no longer valid and were ignored: ${invalid.join(', ')}.`}{' '}
          {view ? 'The others apply; update the view to keep only these.' : 'The others apply.'}
        </Alert>
      )}
    </>
  );
}
