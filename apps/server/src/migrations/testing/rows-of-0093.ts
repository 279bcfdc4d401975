import { MailQuotes1700000000093 } from '../0093-mail-quotes';
import type { SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: MailQuotes1700000000093,
  rows: `update messages set quoted = '> Hello' where author = 'client' and via = 'mail';`,
};
