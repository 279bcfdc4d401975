import { type AdminPurchase, displayName } from '@polaris/contracts';
import { sessionsLeft } from '../balances/balances.read-model';
import { isBookingClosed } from '../../schedule/busy-calendars/silent-calendars.read-model';
import { businessDay } from '../business-profile/business-day.read-model';
import { type SqlText, sql } from '../../platform/database/sql';
import { isoTime } from '../../platform/database/list/sql-list';
import type { AccountNames } from '../../identity/users/user.entity';

/** The service of the purchase in row `r`. */
export const serviceOfPurchase = {
  inList: sql`(select json_build_object('name', s.name) from services s where s.id = r."serviceId")`,
};

/** The next session of a purchase, or of its buyer if this is their only open purchase. */
export const nextSessionOfPurchase = {
  inList: sql`(select json_build_object('title', a.title,
      'startTime', ${isoTime(sql`a."startTime"`)}, 'endTime', ${isoTime(sql`a."endTime"`)})
    from sessions_appointments a
    where a.status = 'scheduled' and a."endTime" > now() and r.status <> 'cancelled'
      and (a."purchaseId" = r.id or (a."purchaseId" is null and r.status <> 'completed'
        and (a."customerId" = r."customerId" or a."userId" = r."userId")
        and not exists (select from purchases o where o.id <> r.id and o.status in ('pending', 'active')
          and (o."customerId" = r."customerId" or o."userId" = r."userId"))))
    order by a."startTime", a.id limit 1)`,
};

/** How many sessions of a purchase took place. */
export const sessionsHeldOfPurchase = {
  inList: sql`(select count(*) from sessions_appointments a where a."purchaseId" = r.id
    and (a.status = 'completed' or (a.status = 'scheduled' and a."endTime" <= now())))`,
};

/** The messages of the customer of a purchase that the owner has not read. */
export const unreadOfPurchase = {
  inList: sql`(select count(*) from messages m
    where m."customerId" = r."customerId" and m.author = 'client' and m."readAt" is null)`,
};

/** The sessions included in a purchase with the balance `b`; null if there are none. */
export const sessionBalanceOfPurchase = {
  inList: sql`(case when r."includedSessions" > 0 then json_build_object(
      'included', r."includedSessions", 'left', ${sessionsLeft}, 'minutes', r."sessionMinutes",
      'bookBy', r."bookBy", 'open', coalesce((select s.open from booking_settings s), false) and not ${isBookingClosed},
      'afterPayment', b."dueNow" > 0
        and not coalesce((select s."beforePayment" from booking_settings s), true),
      'over', coalesce(r."bookBy" < ${businessDay(sql`now()`)}, false)) end)`,
};

const noteFields = sql`'text', n.text, 'createdAt', ${isoTime(sql`n."createdAt"`)}`;

const notesWith = (fields: SqlText) => ({
  inList: sql`(select coalesce(json_agg(json_build_object(${fields}) order by n.id desc), '[]')
    from purchase_notes n where n."purchaseId" = r.id)`,
});

/** The notes to the buyer of a purchase, newest first. */
export const notesOfPurchase = notesWith(noteFields);

/** The same for the buyer, with the day of each. */
export const ownNotesOfPurchase = notesWith(
  sql`${noteFields}, 'writtenOn', ${businessDay(sql`n."createdAt"`)}`,
);

const stepFields = sql`'id', t.id, 'text', t.text, 'doneAt', ${isoTime(sql`t."doneAt"`)}`;

const stepsWith = (fields: SqlText) => ({
  inList: sql`(select coalesce(json_agg(json_build_object(${fields}) order by t.id desc), '[]')
    from (select * from purchase_steps s where s."purchaseId" = r.id order by s.id desc limit 100) t)`,
});

/** The completed steps of a purchase, newest first, at most 100. */
export const stepsOfPurchase = stepsWith(stepFields);

/** The same for the buyer, with the day of each. */
export const ownStepsOfPurchase = stepsWith(
  sql`${stepFields}, 'doneOn', ${businessDay(sql`t."doneAt"`)}`,
);

/** The purchase's testimonial as the owner sees it; null if none was requested. */
export const testimonialOfPurchase = {
  inList: sql`(select json_build_object('id', t.id, 'status', t.status,
      'expiresAt', ${isoTime(sql`t."expiresAt"`)}) from testimonials t where t."purchaseId" = r.id)`,
};

/** The customer of a purchase. */
export const customerOfPurchase = {
  inList: sql`(select json_build_object('id', c.id, 'name', c.name)
    from customers c where c.id = r."customerId")`,
};

/** The fields that form a buyer's name; null if the account was deleted. */
export const buyerOfPurchase = {
  inList: sql`(select json_build_object('email', u.email, 'firstName', u."firstName",
      'lastName', u."lastName") from users u where u.id = r."userId")`,
};

/** Turns `buyerOfPurchase` into a display name, by the same rule as the screens. */
export const toBuyer = (account: AccountNames | null | undefined): AdminPurchase['buyer'] =>
  account ? { email: account.email, name: displayName(account) } : null;
