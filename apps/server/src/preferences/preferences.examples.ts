import { preferencesInputSchema, preferencesSchema } from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

export const preferencesExamples = [
  example(preferencesSchema, { email: true, phone: false, text: false }),
  example(preferencesInputSchema, { email: true, phone: true, text: false }),
];
