import type { AssistantApproval, AssistantDraft } from '@polaris/contracts';
import { useNavigate } from 'react-router';
import {
  useApproveDraft,
  useEditDraft,
  useRejectDraft,
  useUndoDecision,
} from '../../../../api/office/assistant-drafts.ts';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../../shared/feedback/undo-toast.ts';
import { invoicePath, offerPath } from '../../../shared/record/record-paths.ts';
import { approvedText, nameOf } from './draft-texts.ts';

/** What the owner can decide on a draft. Approving and rejecting can be undone. */
export function useDecisions(draft: AssistantDraft) {
  const { id } = draft;
  const approval = useApproveDraft();
  const rejection = useRejectDraft();
  const edit = useEditDraft();
  const undoing = useUndoDecision();
  const navigate = useNavigate();
  const undo = () => undoing.mutateAsync(id).catch(reportFailure);

  /** Rejects if the server refuses it, so that a form can say so. */
  const approve = async (approved: AssistantApproval = {}) => {
    await approval.mutateAsync({ id, approval: approved });
    toastWithUndo({
      title: 'Approved',
      description: approvedText(draft),
      altText: 'What was carried out cannot be taken back here',
      undo,
    });
  };
  const reject = async () => {
    await rejection.mutateAsync({ id });
    toastWithUndo({
      title: 'Rejected',
      description: nameOf(draft),
      altText: 'Ask the assistant to draft it again',
      undo,
    });
  };
  /** An offer or an invoice is edited as any other draft of the owner. */
  const editAsOwn = async () => {
    const edited = await edit.mutateAsync({ id });
    reportSuccess('Now a draft of yours');
    await navigate(edited.kind === 'offer' ? offerPath(edited.id) : invoicePath(edited.id));
  };
  const pending = approval.isPending ? 'approve' : rejection.isPending ? 'reject' : null;
  return { approve, reject, editAsOwn, pending: edit.isPending ? 'edit' : pending };
}

export type Decisions = ReturnType<typeof useDecisions>;
