import type { AssistantDraft } from '@polaris/contracts';
import type { MouseEvent, RefObject } from 'react';
import { Button } from '../../../../primitives/button.tsx';
import { reportFailure } from '../../../shared/feedback/report-failure.ts';
import { approveLabel, nameOf } from './draft-texts.ts';
import type { Decisions } from './use-decisions.ts';

interface DraftActionsProps {
  draft: AssistantDraft;
  decisions: Decisions;
  /** The id of the sentence that says why it cannot be approved. */
  reason: string | undefined;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

export function DraftActions({ draft, decisions, reason, editButton, onEdit }: DraftActionsProps) {
  const { approve, reject, editAsOwn, pending } = decisions;
  const { kind } = draft.content;
  const isForm = kind === 'message' || kind === 'reply' || kind === 'payment';
  const name = nameOf(draft);
  /** The second click of a double click would decide on the next entry, which moved up. */
  const once = (decide: () => Promise<void>) => (event: MouseEvent) => {
    if (pending === null && event.detail < 2) decide().catch(reportFailure);
  };
  const label = approveLabel(draft.content);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        pending={pending === 'approve'}
        disabled={reason !== undefined}
        aria-describedby={reason}
        aria-label={`${label}: ${name}`}
        onClick={once(() => approve())}
      >
        {label}
      </Button>
      {kind !== 'customer' && (
        <Button
          ref={editButton}
          mutates
          variant="secondary"
          size="sm"
          pending={pending === 'edit'}
          aria-label={`Edit: ${name}`}
          onClick={isForm ? onEdit : once(editAsOwn)}
        >
          Edit
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        pending={pending === 'reject'}
        aria-label={`Reject: ${name}`}
        onClick={once(reject)}
      >
        Reject
      </Button>
    </div>
  );
}
