import { ServicePages1700000000016 } from '../0016-service-pages';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: ServicePages1700000000016,
  rows: `
    update services set
      situation = 'The numbers disagree.', audience = 'Small teams', "notFor" = 'Large ones',
      duration = 'Two weeks', availability = 'Next month',
      deliverables = E'- A dashboard\\n- **Notes**', process = '1. We talk', "priceCovers" = 'All of it',
      questions = E'### Why?\\n\\nBecause.', sample = '[A sample](/portfolio/reporting-samples)'
    where id = 1;
  `,
};
