import { describeTag, example } from '../../api/example.ts';
import { weekSchema } from './statistics.ts';

export const statisticsExamples = [
  example(weekSchema, { monday: '2026-03-16', submissions: 4, activities: 9 }),
];

export const statisticsTag = describeTag('Statistics', 'Sums for the dashboard.');
