import { HoldsOfVisitors1700000000098 } from '../0098-holds-of-visitors';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: HoldsOfVisitors1700000000098,
  rows: `update intro_call_holds set network = '203.0.113.7';`,
};
