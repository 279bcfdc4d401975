import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { type SqlText, sql } from '../../platform/database/sql';

/** The entries of the audit log about the customer `row`. */
const entriesOf = (row: SqlText): SqlText =>
  sql`audit_log e where e.relation = 'customers' and e."recordId" = ${row}.id`;

/** How the record started, whatever has become of it since: restored records are created again. */
const originOf = (row: SqlText): SqlText =>
  sql`(select e.after, e."actorId" from ${entriesOf(row)} and e.action = 'create' order by e.id limit 1)`;

const IS_SUBMITTED = sql`o.after ->> 'convertedFromContactId' is not null`;
/**
 * Made of an account: by its person, or with nothing but its name and address for a sale of the owner. A record that the
 * owner enters has an account at once, too, where its address is verified.
 */
const IS_OF_ACCOUNT = sql`o.after ->> 'userId' is not null and (o."actorId" = o.after ->> 'userId'
  or coalesce(o.after ->> 'phone', o.after ->> 'company', o.after ->> 'notes') is null)`;
const IS_OF_SUBJECT = sql`(${IS_SUBMITTED} or ${IS_OF_ACCOUNT})`;

/** A code or a link was used in the mailbox: by the person of the account, or for a call that a visitor booked. */
const isConfirmed = (row: SqlText): SqlText => sql`(
  exists (select from users u where u.id = ${row}."userId" and u."emailVerifiedAt" is not null
    and lower(u.email) = lower(${row}.email))
  or exists (select from sessions_appointments s
    where s."contactId" = (o.after ->> 'convertedFromContactId')::int))`;

/** The values that are still those of the origin `o`. */
const sameAsAtFirst = (row: SqlText): Record<'name' | 'email' | 'phone', SqlText> => ({
  name: sql`o.after ->> 'name' = ${row}.name`,
  email: sql`lower(o.after ->> 'email') = lower(${row}.email) and not ${isConfirmed(row)}`,
  phone: sql`${IS_SUBMITTED} and o.after ->> 'phone' = ${row}.phone`,
});

/** A submission that the owner gave to the customer has filled in the phone. */
const hasSubmittedPhone = (row: SqlText): SqlText => sql`(${row}.phone is not null
  and exists (select from ${entriesOf(row)} and e.after ->> 'phoneFromSubmission' = ${row}.phone))`;

/**
 * Of each customer, whether the name, the email and the phone are still what its own subject typed: in a profile or in a
 * form. They prove nothing, as anyone can type them. What the owner has entered since is the owner's.
 */
export const selectTyped = (ids: SqlText): SqlText => {
  const row = sql`c`;
  const { name, email, phone } = sameAsAtFirst(row);
  return sql`select c.id, coalesce(${name}, false) as name, coalesce(${email}, false) as email,
      coalesce(${phone}, false) or ${hasSubmittedPhone(row)} as phone
    from customers c left join lateral ${originOf(row)} o on ${IS_OF_SUBJECT} where c.id in (${ids})`;
};

/** The same of one field of the customer `row`. */
const isTyped = (row: SqlText, field: 'name' | 'email' | 'phone'): SqlText => {
  const first = sql`exists (select from ${originOf(row)} o
    where ${IS_OF_SUBJECT} and ${sameAsAtFirst(row)[field]})`;
  return field === 'phone' ? sql`(${first} or ${hasSubmittedPhone(row)})` : first;
};

/**
 * Whether the customer `row` can be looked for by a field: what comes in would otherwise be put on the record of an
 * account whose person only typed the address or the name of a client.
 */
export const isFoundBy = (row: SqlText, field: 'name' | 'email' | 'phone'): SqlText =>
  sql`(${row}."userId" is null or not ${isTyped(row, field)})`;

/** Whose the values of customers are. */
@Injectable()
export class TypedValuesReadModel {
  constructor(private readonly database: Database) {}

  /** Whether the email is that of an account or a submission that the record started with, confirmed or not. */
  async hasSubjectsEmail(customerId: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      sql`select from customers c cross join lateral ${originOf(sql`c`)} o
       where c.id = $1 and ${IS_OF_SUBJECT}
         and (lower(o.after ->> 'email') = lower(c.email)
           or exists (select from users u where u.id = c."userId" and lower(u.email) = lower(c.email)))`,
      [customerId],
    );
    return rows.length > 0;
  }
}
