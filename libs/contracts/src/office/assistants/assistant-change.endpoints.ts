import { ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import {
  assistantChangesParamsSchema,
  assistantChangesSchema,
  assistantUndoInputSchema,
  assistantUndoPreviewSchema,
  assistantUndoQuerySchema,
  assistantUndoSchema,
} from './assistant-change.ts';

const tag = 'Assistants';

export const listAssistantChanges = ownerRead({
  tag,
  summary: 'List what a connection changed within 30 days, the newest first',
  path: '/api/admin/assistants/connections/:id/changes',
  params: assistantChangesParamsSchema,
  returns: assistantChangesSchema,
});

export const previewAssistantUndo = ownerRead({
  tag,
  summary: 'Read what an undo of changes of a connection would do',
  path: '/api/admin/assistants/connections/:id/undo',
  params: assistantChangesParamsSchema,
  query: assistantUndoQuerySchema,
  returns: assistantUndoPreviewSchema,
});

export const undoAssistantChanges = ownerWrite({
  tag,
  summary: 'Undo changes of a connection, as previewed; a repeat gets the first answer',
  method: 'POST',
  path: '/api/admin/assistants/connections/:id/undo',
  params: assistantChangesParamsSchema,
  body: assistantUndoInputSchema,
  returns: assistantUndoSchema,
  errors: { 409: 'Something changed since the preview. Look at it again.' },
});
