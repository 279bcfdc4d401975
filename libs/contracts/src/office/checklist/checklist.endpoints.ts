import { endpoint } from '../../api/endpoint.ts';
import { checklistSchema, checklistUpdateSchema } from './checklist.ts';

export const getChecklist = endpoint({
  tag: 'Checklist',
  summary: 'Read what is left to set',
  method: 'GET',
  path: '/api/admin/checklist',
  allow: 'owner',
  returns: checklistSchema,
});

export const updateChecklist = endpoint({
  tag: 'Checklist',
  summary: 'Put the checklist away, or bring it back',
  method: 'PUT',
  path: '/api/admin/checklist',
  allow: 'owner',
  proof: 'session',
  body: checklistUpdateSchema,
  returns: checklistSchema,
});
