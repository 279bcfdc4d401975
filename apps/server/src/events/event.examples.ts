import { recordChangeSchema } from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

export const eventExamples = [
  example(recordChangeSchema, { kind: 'contact', change: 'created', id: 21 }),
];
