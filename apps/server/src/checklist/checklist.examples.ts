import { checklistSchema, checklistUpdateSchema } from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

export const checklistExamples = [
  example(checklistSchema, {
    dismissed: false,
    steps: [
      { step: 'words', done: false },
      { step: 'profiles', done: true },
      { step: 'resume', done: true },
      { step: 'videos', done: false },
      { step: 'mail', done: true },
    ],
  }),
  example(checklistUpdateSchema, { dismissed: true }),
];
