import * as z from 'zod/mini';

/** What an owner has to set before the site is theirs, in the order in which it is offered. */
export const checklistSteps = [
  'words',
  'profiles',
  'resume',
  'videos',
  'mail',
  'second-factor',
] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

export const checklistSchema = z.object({
  /** The owner does not want to see it any more. */
  dismissed: z.boolean(),
  steps: z.array(z.object({ step: z.enum(checklistSteps), done: z.boolean() })),
});
export type Checklist = z.output<typeof checklistSchema>;

export const checklistUpdateSchema = z.object({
  dismissed: z.boolean({ error: 'Must be true or false.' }),
});
export type ChecklistUpdate = z.output<typeof checklistUpdateSchema>;
