import { health, healthSchema } from '@polaris/contracts';
import { example } from '../platform/openapi/examples';

export const healthExamples = [example(healthSchema, health)];
