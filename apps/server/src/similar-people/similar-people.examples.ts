import { similarPersonSchema } from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

export const similarPeopleExamples = [
  example(similarPersonSchema, {
    kind: 'customer',
    id: 7,
    name: 'Harbor Trust',
    detail: 'team@harbor.example',
  }),
];
