import { describeTag, example } from '../../api/example.ts';
import { similarPeopleQuerySchema, similarPersonSchema } from './similar-people.ts';

export const similarPeopleExamples = [
  example(similarPeopleQuerySchema, { q: 'habor' }),
  example(similarPersonSchema, {
    kind: 'customer',
    id: 7,
    name: 'Harbor Trust',
    detail: 'team@harbor.example',
  }),
];

export const similarPeopleTag = describeTag(
  'Similar people',
  'Customers and submissions that a search with typing mistakes meant.',
);
