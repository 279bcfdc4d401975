import { TwoFactor1700000000053 } from '../0053-two-factor';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: TwoFactor1700000000053,
  rows: `
    insert into second_factors ("userId", secret, "enabledAt", "lastStep")
      values ('maya', 'sealed', '2026-03-02', 59166667);
    insert into recovery_codes ("userId", hash) values ('maya', 'hashed');
  `,
};
