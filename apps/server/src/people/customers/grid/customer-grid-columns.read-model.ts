import { type GridCustomer, gridCustomerSchema } from '@polaris/contracts';
import { type SqlText, sql } from '../../../platform/database/sql';
import { owedOf } from '../../../sales/balances/balances.read-model';
import { joined } from '../../../platform/database/list/column';
import { Columns } from '../../../platform/database/list/columns';
import { isoTime } from '../../../platform/database/list/sql-list';
import { customerColumns } from '../customer.columns';
import type { CustomerEntity } from '../customer.entity';

/** When the last activity was logged; the column has the epoch if there is none. */
const lastActivityAt = isoTime(sql`nullif(r."lastAt", 'epoch')`);

const nextFollowUp = sql`(select min(a."dueOn") from activities a
  where a."customerId" = r.id and a."dueOn" is not null and a."doneAt" is null)`;

const tagsAs = (item: SqlText): SqlText => sql`(select ${item}
  from customer_tags l join tags t on t.id = l."tagId" where l."customerId" = r.id)`;

const tagItems = tagsAs(sql`coalesce(json_agg(json_build_object(
  'id', t.id, 'name', t.name, 'color', t.color) order by lower(t.name)), '[]')`);

const tagNames = tagsAs(sql`string_agg(t.name, ', ' order by lower(t.name))`);

const owed = owedOf(sql`r.id`);

/** Values from other tables about the customer in row `r`. */
const facts = {
  lastActivityAt: joined({ inList: lastActivityAt, inCell: lastActivityAt }),
  nextFollowUp: joined({ inList: nextFollowUp, inCell: sql`${nextFollowUp}::text` }),
  owed: joined({ inList: owed, inCell: sql`${owed}::text` }),
  tags: joined({ inList: tagItems, inCell: tagNames }),
};

const { createdAt, updatedAt, ...own } = customerColumns.fields;

/** Exports of selected customers have the columns of the full export, plus these values. */
export const gridColumns = new Columns<CustomerEntity, Omit<GridCustomer, 'fields'>>(
  gridCustomerSchema,
  { ...own, ...facts, createdAt, updatedAt },
);
