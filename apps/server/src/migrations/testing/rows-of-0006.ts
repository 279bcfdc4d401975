import { ActivityKeys1700000000006 } from '../0006-activity-keys';
import { IdempotencyKeys1700000000045 } from '../0045-idempotency-keys';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: ActivityKeys1700000000006,
  earlierRows: [
    {
      until: IdempotencyKeys1700000000045,
      rows: `
        insert into activity_keys ("userId", key, input, answer) values
          ('owner', 'answered', '{"subject":"First call"}', '{"id":1,"subject":"First call"}'),
          ('owner', 'under way', '{"subject":"Next"}', null);
      `,
    },
  ],
};
