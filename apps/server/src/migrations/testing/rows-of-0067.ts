import { CopiedOnce1700000000067 } from '../0067-copied-once';
import { insertBlob } from './insert-blob';
import type { Row, SchemaFixture } from './schema-fixture';

export const fixture: SchemaFixture = {
  migration: CopiedOnce1700000000067,
  rows: `
    insert into installation (id) values ('00112233445566778899aabbccddeeff')
      on conflict ("isOnly") do nothing;
    ${insertBlob('pdf 768', 'application/pdf')}
    insert into invoice_files ("invoiceId", file)
      select id, encode(sha256('pdf 768'), 'hex') from invoices where total = 120
      on conflict do nothing;
  `,
  // The bytes of each PDF stay as they are, under their hash.
  drops: { invoice_files: ['pdf', 'sha256'] },
  adds: {
    blobs: (before) =>
      before.get('invoice_files')!.map(({ pdf, sha256 }): Row => ({
        hash: sha256,
        mediaType: 'application/pdf',
        size: 7,
        content: pdf,
      })),
  },
};
