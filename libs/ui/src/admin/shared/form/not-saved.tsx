import { Alert } from '../../../primitives/alert.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { SavingState } from './use-saving.ts';

/** Why a form was not saved: a conflicting change, or the server's message about the whole form. */
export function NotSaved({ saving: { conflict, failure } }: { saving: SavingState }) {
  if (conflict) return <ConflictNotice {...conflict} className="sm:col-span-2" />;
  return failure && <Alert className="sm:col-span-2">{failure}</Alert>;
}
