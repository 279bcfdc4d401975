import { ServicePricing1700000000019 } from '../0019-service-pricing';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: ServicePricing1700000000019,
  rows: `update services set pricing = 'quote' where id = 1;`,
};
