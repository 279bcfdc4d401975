import { type AdminAppointment, displayName } from '@polaris/contracts';
import { utcTime } from '../../platform/database/list/sql-list';
import { sql } from '../../platform/database/sql';
import type { AccountNames } from '../../identity/users/user.entity';

/** The customer of the appointment `r`. */
export const customerOfAppointment = {
  inList: sql`(select json_build_object('id', c.id, 'name', c.name)
    from customers c where c.id = r."customerId")`,
};

/** The submission of the visitor who has booked an appointment `r`. */
export const contactOfAppointment = {
  inList: sql`(select json_build_object('id', k.id, 'name', k.name)
    from contact_submissions k where k.id = r."contactId")`,
};

/** The deadline for free changes of the appointment `r`; null if it is not part of a purchase. */
export const changeUntilOfAppointment = {
  inList: sql`(case when r."purchaseId" is not null then ${utcTime(sql`(r."startTime" - make_interval(
    hours => coalesce((select b."changeHours" from booking_settings b), 24)))`)} end)`,
};

/** The fields that form the display name of the attendee of `r`; null without an account. */
export const attendeeOfAppointment = {
  inList: sql`(select json_build_object('email', u.email, 'firstName', u."firstName",
      'lastName', u."lastName") from users u where u.id = r."userId")`,
};

/** Turns `attendeeOfAppointment` into a display name, by the same rule as the screens. */
export const toAttendee = (account: AccountNames | null): AdminAppointment['attendee'] =>
  account ? { email: account.email, name: displayName(account) } : null;
