import * as z from 'zod/mini';

/** What an owner has to set up before the site is theirs, in the order shown. */
export const checklistSteps = [
  'words',
  'work',
  'profiles',
  'resume',
  'videos',
  'mail',
  'second-factor',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

export const checklistSchema = z.object({
  /** Whether the owner has hidden the checklist. */
  dismissed: z.boolean(),
  /** Whether there is sample data; offered while there are no people. */
  samples: z._default(z.enum(['none', 'offered', 'added']), 'none'),
  steps: z.array(z.object({ step: z.enum(checklistSteps), done: z.boolean() })),
});
export type Checklist = z.output<typeof checklistSchema>;

export const checklistUpdateSchema = z.object({
  dismissed: z.boolean({ error: 'Must be true or false.' }),
});
export type ChecklistUpdate = z.output<typeof checklistUpdateSchema>;
