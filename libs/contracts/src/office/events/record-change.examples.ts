import { describeTag, example } from '../../api/example.ts';
import { recordChangeSchema } from './record-change.ts';

export const eventExamples = [
  example(recordChangeSchema, { kind: 'contact', change: 'created', id: 21 }),
];

export const eventsTag = describeTag('Events', 'What changes, as it happens.');
