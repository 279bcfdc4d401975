import { type AdminAppointment, displayName } from '@polaris/contracts';
import type { UserEntity } from '../users/user.entity';

/** What an account is named by. */
export type AccountNames = Pick<UserEntity, 'email' | 'firstName' | 'lastName'>;

/** The customer whom the attendee of an appointment `r` is linked with. */
export const customerOfAttendee = {
  inList: `(select c.id from customers c where c."userId" = r."userId")`,
};

/** What the attendee of an appointment `r` is named by. */
export const attendeeOfAppointment = {
  inList: `(select json_build_object('email', u.email, 'firstName', u."firstName",
      'lastName', u."lastName") from users u where u.id = r."userId")`,
};

/** Finishes what `attendeeOfAppointment` reads: how an account is named is a rule that the screens share. */
export const toAttendee = (account: AccountNames): AdminAppointment['attendee'] => ({
  email: account.email,
  name: displayName(account),
});
