import { describeTag, example } from '../../api/example.ts';
import { savedViewInputSchema, savedViewSchema, savedViewsQuerySchema } from './saved-view.ts';

const VIEW = {
  kind: 'customers',
  name: 'Leads to call',
  filters: { status: 'potential', followUpBy: '2026-04-01', sort: '-value' },
  columns: ['name', 'company', 'phone', 'value'],
  layout: 'table',
} as const;

export const savedViewExamples = [
  example(savedViewsQuerySchema, { kind: 'customers' }),
  example(savedViewInputSchema, { ...VIEW, columns: [...VIEW.columns] }),
  example(savedViewSchema, {
    id: 5,
    ...VIEW,
    columns: [...VIEW.columns],
    version: 1,
    createdAt: '2026-03-20T15:00:00.000Z',
    updatedAt: '2026-03-20T15:00:00.000Z',
  }),
];

export const savedViewsTag = describeTag(
  'Saved views',
  'Lists as they are filtered, sorted and laid out, under a name.',
);
