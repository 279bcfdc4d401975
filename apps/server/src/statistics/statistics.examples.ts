import { weekSchema } from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

export const statisticsExamples = [
  example(weekSchema, { monday: '2026-03-16', submissions: 4, activities: 9 }),
];
