import { ownerDelete, ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import {
  assistantApprovalSchema,
  assistantDraftSchema,
  assistantDraftsQuerySchema,
  assistantDraftsSchema,
  editedDraftSchema,
} from './assistant-draft.ts';

const tag = 'Assistants';
const DECIDED = 'It was decided on already, or what it is based on changed.';

export const listAssistantDrafts = ownerRead({
  tag,
  summary: 'List what assistants drafted and what waits to be approved, the oldest first',
  path: '/api/admin/assistant-drafts',
  query: assistantDraftsQuerySchema,
  returns: assistantDraftsSchema,
});

export const approveAssistantDraft = ownerWrite({
  tag,
  summary: 'Approve a draft; it is carried out after ten seconds',
  method: 'POST',
  path: '/api/admin/assistant-drafts/:id/approval',
  params: idParamsSchema,
  body: assistantApprovalSchema,
  returns: assistantDraftSchema,
  errors: { 409: DECIDED },
});

export const rejectAssistantDraft = ownerWrite({
  tag,
  summary: 'Reject a draft',
  method: 'POST',
  path: '/api/admin/assistant-drafts/:id/rejection',
  params: idParamsSchema,
  errors: { 409: DECIDED },
});

export const undoAssistantDecision = ownerDelete({
  tag,
  summary: 'Take an approval back before it is carried out, or a rejection',
  path: '/api/admin/assistant-drafts/:id/decision',
  params: idParamsSchema,
  errors: { 409: 'It was carried out already.' },
});

export const editAssistantDraft = ownerWrite({
  tag,
  summary: 'Store a drafted offer or invoice as a draft of the owner, to edit it',
  method: 'POST',
  path: '/api/admin/assistant-drafts/:id/edit',
  params: idParamsSchema,
  returns: editedDraftSchema,
  errors: { 409: DECIDED },
});
