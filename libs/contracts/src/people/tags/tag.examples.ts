import { describeTag, example } from '../../api/example.ts';
import {
  customerTagSchema,
  customerTagsInputSchema,
  tagInputSchema,
  tagMergeSchema,
  tagSchema,
} from './tag.ts';

const TAG = { name: 'Retainer', color: 'blue' } as const;

export const tagExamples = [
  example(tagInputSchema, TAG),
  example(tagSchema, {
    id: 3,
    ...TAG,
    customers: 12,
    version: 1,
    createdAt: '2026-03-20T15:00:00.000Z',
    updatedAt: '2026-03-20T15:00:00.000Z',
  }),
  example(customerTagSchema, { id: 3, ...TAG }),
  example(customerTagsInputSchema, { tagIds: [3] }),
  example(tagMergeSchema, { tagId: 4 }),
];

export const tagsTag = describeTag(
  'Tags',
  'Words that group customers; each customer can have several.',
);
