import type { AssistantDraft } from '@polaris/contracts';
import { useState } from 'react';

const DECIDED =
  'This no longer waits: it was decided on in another window, or its connection was revoked.';

/** The drafts of a list. Those that are being edited stay in it, so that no typed text is lost. */
export function useShownDrafts(waiting: readonly AssistantDraft[]) {
  const [edited, setEdited] = useState<readonly AssistantDraft[]>([]);
  const edit = (draft: AssistantDraft) => setEdited((others) => [...others, draft]);
  const close = (id: number) => setEdited((drafts) => drafts.filter((draft) => draft.id !== id));
  const decided = edited
    .filter(({ id }) => !waiting.some((draft) => draft.id === id))
    .map((draft) => ({ ...draft, outdated: DECIDED }));
  return {
    drafts: [...decided, ...waiting],
    editing: { ids: edited.map(({ id }) => id), edit, close },
  };
}

export type DraftEditing = ReturnType<typeof useShownDrafts>['editing'];
