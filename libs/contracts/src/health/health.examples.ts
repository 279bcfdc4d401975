import { describeTag, example } from '../api/example.ts';
import { health, healthSchema } from './health.ts';

export const healthExamples = [example(healthSchema, health)];

export const healthTag = describeTag('Health', 'Whether the server can do its work.');
