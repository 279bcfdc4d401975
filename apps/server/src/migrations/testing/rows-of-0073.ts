import { NextSteps1700000000073 } from '../0073-next-steps';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: NextSteps1700000000073,
  rows: `
    update purchases set "nextStep" = 'Send me the figures of May.', "nextStepOn" = '2026-06-30'
      where id = (select min(id) from purchases);
  `,
};
