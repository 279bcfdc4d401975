import { type AdminPurchase, displayName } from '@polaris/contracts';
import { sessionsLeft } from '../balances/balances.read-model';
import { isBookingClosed } from '../../schedule/busy-calendars/silent-calendars.read-model';
import { sql } from '../../platform/database/sql';
import { isoTime } from '../../platform/database/list/sql-list';
import type { AccountNames } from '../../identity/users/user.entity';

/** The service of a purchase, whose row is `r`. */
export const serviceOfPurchase = {
  inList: sql`(select json_build_object('name', s.name) from services s where s.id = r."serviceId")`,
};

/** The meetings that were bought with a purchase; null without any. */
export const sessionBalanceOfPurchase = {
  inList: sql`(case when r."includedSessions" > 0 then json_build_object(
      'included', r."includedSessions", 'left', ${sessionsLeft}, 'minutes', r."sessionMinutes",
      'bookBy', r."bookBy", 'open', coalesce((select b.open from booking_settings b), false) and not ${isBookingClosed}) end)`,
};

/** What was written to the buyer of a purchase, the newest first. */
export const notesOfPurchase = {
  inList: sql`(select coalesce(json_agg(json_build_object(
      'text', n.text, 'createdAt', ${isoTime(sql`n."createdAt"`)}) order by n.id desc), '[]')
    from purchase_notes n where n."purchaseId" = r.id)`,
};

/** The steps of a purchase that are done, the newest first, 100 at most. */
export const stepsOfPurchase = {
  inList: sql`(select coalesce(json_agg(json_build_object('id', t.id, 'text', t.text,
      'doneAt', ${isoTime(sql`t."doneAt"`)}) order by t.id desc), '[]')
    from (select * from purchase_steps s where s."purchaseId" = r.id order by s.id desc limit 100) t)`,
};

/** What the owner sees of the testimonial of a purchase; null while none was asked for. */
export const testimonialOfPurchase = {
  inList: sql`(select json_build_object('id', t.id, 'status', t.status,
      'expiresAt', ${isoTime(sql`t."expiresAt"`)}) from testimonials t where t."purchaseId" = r.id)`,
};

/** Whose a purchase is in the CRM. */
export const customerOfPurchase = {
  inList: sql`(select json_build_object('id', c.id, 'name', c.name)
    from customers c where c.id = r."customerId")`,
};

/** What a buyer is named by; null once the account is deleted. */
export const buyerOfPurchase = {
  inList: sql`(select json_build_object('email', u.email, 'firstName', u."firstName",
      'lastName', u."lastName") from users u where u.id = r."userId")`,
};

/** Finishes what `buyerOfPurchase` reads: how an account is named is a rule that the screens share. */
export const toBuyer = (account: AccountNames | null | undefined): AdminPurchase['buyer'] =>
  account ? { email: account.email, name: displayName(account) } : null;
