import { Delivery1700000000005 } from '../0005-delivery';
import type { Row, SchemaFixture, Tables } from './schema-fixture';

/** The older customer with the address of a verified account; it is linked with it. */
const isLinked = ({ name }: Row): boolean => name === 'Maya Okafor';

const linkEntries = (before: Tables): Row[] =>
  (before.get('customers') ?? []).filter(isLinked).map(({ id }) => ({
    actorId: null,
    relation: 'customers',
    recordId: id,
    action: 'update',
    before: { userId: null },
    after: { userId: 'maya' },
  }));

export const fixture: SchemaFixture = {
  migration: Delivery1700000000005,
  rows: `
    insert into purchase_notes ("purchaseId", text, "createdAt") values
      (1, 'The first draft is done.', '2024-05-10T08:00Z');
  `,
  changes: {
    customers: (row) => {
      if (!isLinked(row)) return row;
      const { updatedAt: _now, ...others } = row;
      return { ...others, userId: 'maya' };
    },
  },
  adds: { audit_log: linkEntries },
};
