import { AppCodes1700000000008 } from '../0008-app-codes';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: AppCodes1700000000008,
  rows: `
    insert into app_codes (hash, "userId", challenge, "expiresAt") values
      ('code-hash', 'owner', 'challenge', '2099-01-01');
  `,
};
