import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { type SqlText, sql } from '../../platform/database/sql';

/** Audit entries of the customer `row`. */
const entriesOf = (row: SqlText): SqlText =>
  sql`audit_log e where e.relation = 'customers' and e."recordId" = ${row}.id`;

/** The first audit entry of the customer: restoring a record adds another `create` entry. */
const originOf = (row: SqlText): SqlText =>
  sql`(select e.after, e."actorId" from ${entriesOf(row)} and e.action = 'create' order by e.id limit 1)`;

const IS_SUBMITTED = sql`o.after ->> 'convertedFromContactId' is not null`;
/**
 * The record was created from an account: by its user, or with only a name and address for a sale by the owner. A
 * customer that the owner enters is also linked immediately if the address is verified.
 */
const IS_OF_ACCOUNT = sql`o.after ->> 'userId' is not null and (o."actorId" = o.after ->> 'userId'
  or coalesce(o.after ->> 'phone', o.after ->> 'company', o.after ->> 'notes') is null)`;
const IS_OF_SUBJECT = sql`(${IS_SUBMITTED} or ${IS_OF_ACCOUNT})`;

/** Someone used a code or link from this mailbox: the account's user, or a visitor who booked a call. */
const isConfirmed = (row: SqlText): SqlText => sql`(
  exists (select from users u where u.id = ${row}."userId" and u."emailVerifiedAt" is not null
    and lower(u.email) = lower(${row}.email))
  or exists (select from sessions_appointments s
    where s."contactId" = (o.after ->> 'convertedFromContactId')::int))`;

/** Whether each value is still the one in the origin `o`. */
const sameAsAtFirst = (row: SqlText): Record<'name' | 'email' | 'phone', SqlText> => ({
  name: sql`o.after ->> 'name' = ${row}.name`,
  email: sql`lower(o.after ->> 'email') = lower(${row}.email) and not ${isConfirmed(row)}`,
  phone: sql`${IS_SUBMITTED} and o.after ->> 'phone' = ${row}.phone`,
});

/** Whether the phone came from a submission that the owner added to the customer. */
const hasSubmittedPhone = (row: SqlText): SqlText => sql`(${row}.phone is not null
  and exists (select from ${entriesOf(row)} and e.after ->> 'phoneFromSubmission' = ${row}.phone))`;

/**
 * For each customer, whether name, email and phone are still what the person typed in a profile or form. Anyone can
 * type those, so they prove nothing. What the owner entered later counts as the owner's.
 */
export const selectTyped = (ids: SqlText): SqlText => {
  const row = sql`c`;
  const { name, email, phone } = sameAsAtFirst(row);
  return sql`select c.id, coalesce(${name}, false) as name, coalesce(${email}, false) as email,
      coalesce(${phone}, false) or ${hasSubmittedPhone(row)} as phone
    from customers c left join lateral ${originOf(row)} o on ${IS_OF_SUBJECT} where c.id in (${ids})`;
};

/** Whether one field of the customer `row` is still what the person typed. */
const isTyped = (row: SqlText, field: 'name' | 'email' | 'phone'): SqlText => {
  const first = sql`exists (select from ${originOf(row)} o
    where ${IS_OF_SUBJECT} and ${sameAsAtFirst(row)[field]})`;
  return field === 'phone' ? sql`(${first} or ${hasSubmittedPhone(row)})` : first;
};

/**
 * Whether the customer `row` can be matched by a field. Otherwise new records could go to someone who only typed a
 * client's address or name into their account.
 */
export const isFoundBy = (row: SqlText, field: 'name' | 'email' | 'phone'): SqlText =>
  sql`(${row}."userId" is null or not ${isTyped(row, field)})`;

/** Tells whether a customer's values come from the owner or from the person. */
@Injectable()
export class TypedValuesReadModel {
  constructor(private readonly database: Database) {}

  /** Whether the email came from the account or submission that the record was created from, confirmed or not. */
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
