import { ownerRead, ownerWrite } from '../../api/owner-calls.ts';
import { checklistSchema, checklistUpdateSchema } from './checklist.ts';

export const getChecklist = ownerRead({
  tag: 'Checklist',
  summary: 'Read what is left to set',
  path: '/api/admin/checklist',
  returns: checklistSchema,
});

export const updateChecklist = ownerWrite({
  tag: 'Checklist',
  summary: 'Put the checklist away, or bring it back',
  method: 'PUT',
  path: '/api/admin/checklist',
  body: checklistUpdateSchema,
  returns: checklistSchema,
});
