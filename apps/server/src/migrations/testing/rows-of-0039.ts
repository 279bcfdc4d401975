import { AccessEpochs1700000000039 } from '../0039-access-epochs';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: AccessEpochs1700000000039,
  rows: `
    update users set "accessEpoch" = 2 where id = (select min(id) from users);
    insert into one_time_tokens (hash, purpose, "userId", email, epoch, "expiresAt")
      select 'hash of a cancel link', 'cancel', id, email, "accessEpoch", '2124-11-15'
      from users order by id limit 1;
  `,
};
