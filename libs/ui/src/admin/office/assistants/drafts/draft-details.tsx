import { useId } from 'react';
import { Alert } from '../../../../primitives/alert.tsx';
import { useDeferredFocus } from '../../../shared/form/use-deferred-focus.ts';
import { DraftActions } from './draft-actions.tsx';
import { DraftContent } from './draft-content.tsx';
import type { DraftEntryProps } from './draft-entry.tsx';
import { MessageForm } from './message-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { ReadBefore } from './read-before.tsx';
import { useDecisions } from './use-decisions.ts';

type DraftDetailsProps = Pick<
  DraftEntryProps,
  'draft' | 'level' | 'isEditing' | 'onEdit' | 'onClose'
>;

/** The content of a draft with what speaks against it, and the buttons; or the form that changes it. */
export function DraftDetails({ draft, level, isEditing, onEdit, onClose }: DraftDetailsProps) {
  const { content, outdated, problem, readBefore } = draft;
  const decisions = useDecisions(draft);
  const { target: editButton, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const id = useId();
  const leave = () => {
    onClose();
    focusTarget();
  };
  const reason = outdated === null ? undefined : id;
  const form = { decisions, reason, onApproved: onClose, onLeave: leave };
  return (
    <div className="mt-3 flex flex-col gap-4">
      {outdated !== null && (
        <Alert tone="warn">
          <p id={id}>{outdated}</p>
        </Alert>
      )}
      {problem !== null && <Alert tone="warn">It was not carried out: {problem}</Alert>}
      {isEditing && (content.kind === 'message' || content.kind === 'reply') ? (
        <MessageForm draft={draft} content={content} {...form} />
      ) : isEditing && content.kind === 'payment' ? (
        <PaymentForm draft={draft} content={content} {...form} />
      ) : (
        <DraftContent content={content} level={level} />
      )}
      <ReadBefore records={readBefore} />
      {!isEditing && (
        <DraftActions
          draft={draft}
          decisions={decisions}
          reason={reason}
          editButton={editButton}
          onEdit={onEdit}
        />
      )}
    </div>
  );
}
