import { Alert } from '../../../primitives/alert.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import type { SavingState } from './use-saving.ts';

/** Why a form was not saved: a conflicting change, or the server's message about the whole form. */
export function NotSaved({ saving: { conflict, failure } }: { saving: SavingState }) {
  return (
    <>
      {conflict && <ConflictPanel {...conflict} className="sm:col-span-2" />}
      {failure && <Alert className="sm:col-span-2">{failure}</Alert>}
    </>
  );
}
