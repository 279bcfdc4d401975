import { type AdminAppointment, displayName } from '@polaris/contracts';
import { utcTime } from '../../platform/database/list/sql-list';
import { sql } from '../../platform/database/sql';
import type { AccountNames } from '../../identity/users/user.entity';

/** Whose an appointment `r` is in the CRM. */
export const customerOfAppointment = {
  inList: sql`(select json_build_object('id', c.id, 'name', c.name)
    from customers c where c.id = r."customerId")`,
};

/** The submission of the visitor who has booked an appointment `r`. */
export const contactOfAppointment = {
  inList: sql`(select json_build_object('id', k.id, 'name', k.name)
    from contact_submissions k where k.id = r."contactId")`,
};

/** Until when its client can change an appointment `r` without it being counted; null if it is of no purchase. */
export const changeUntilOfAppointment = {
  inList: sql`(case when r."purchaseId" is not null then ${utcTime(sql`(r."startTime" - make_interval(
    hours => coalesce((select b."changeHours" from booking_settings b), 24)))`)} end)`,
};

/** What the account of an appointment `r` is named by; null without one. */
export const attendeeOfAppointment = {
  inList: sql`(select json_build_object('email', u.email, 'firstName', u."firstName",
      'lastName', u."lastName") from users u where u.id = r."userId")`,
};

/** Finishes what `attendeeOfAppointment` reads: how an account is named is a rule that the screens share. */
export const toAttendee = (account: AccountNames | null): AdminAppointment['attendee'] =>
  account ? { email: account.email, name: displayName(account) } : null;
