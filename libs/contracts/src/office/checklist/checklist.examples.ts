import { describeTag, example } from '../../api/example.ts';
import { checklistSchema, checklistUpdateSchema } from './checklist.ts';

export const checklistExamples = [
  example(checklistSchema, {
    dismissed: false,
    samples: 'none',
    steps: [
      { step: 'words', done: false },
      { step: 'work', done: false },
      { step: 'profiles', done: true },
      { step: 'resume', done: true },
      { step: 'videos', done: false },
      { step: 'mail', done: true },
      { step: 'second-factor', done: false },
    ],
  }),
  example(checklistUpdateSchema, { dismissed: true }),
];

export const checklistTag = describeTag(
  'Checklist',
  'What is left to set before the site is the owner’s own.',
);
