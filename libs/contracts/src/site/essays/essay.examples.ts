import { describeTag, example } from '../../api/example.ts';
import { essayInputSchema, essaySchema, essaySummarySchema, essayUpdateSchema } from './essay.ts';

const FACTS = {
  title: 'Why Maps Lie',
  slug: 'why-maps-lie',
  description: 'Every map leaves out what its maker did not ask for.',
  topics: ['institutions' as const],
  date: '2026-03-20',
  status: 'draft' as const,
};
const BODY = 'A map of the harbor hung in the office.\n\n## What it left out\n\nThe tide.';
const TIMES = { createdAt: '2026-03-20T15:00:00.000Z', updatedAt: '2026-03-20T15:00:00.000Z' };

export const essayExamples = [
  example(essayInputSchema, { ...FACTS, body: BODY }),
  example(essayUpdateSchema, { title: 'Why Maps Lie', body: BODY, version: 1 }),
  example(essaySchema, { id: 5, ...FACTS, body: BODY, version: 1, ...TIMES }),
  example(essaySummarySchema, { id: 5, ...FACTS, ...TIMES }),
];

export const essaysTag = describeTag(
  'Essays',
  'Essays that are written in the admin area. Those that are files of the site are not among them.',
);
