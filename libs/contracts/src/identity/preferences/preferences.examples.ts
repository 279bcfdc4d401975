import { describeTag, example } from '../../api/example.ts';
import { preferencesInputSchema, preferencesSchema } from './preferences.ts';

export const preferencesExamples = [
  example(preferencesSchema, { email: true, phone: false, text: false }),
  example(preferencesInputSchema, { email: true, phone: true, text: false }),
];

export const preferencesTag = describeTag(
  'Preferences',
  'The ways in which a client wants to hear from the owner.',
);
