import { Injectable } from '@nestjs/common';
import { displayName } from '@polaris/contracts';
import { ContactsService } from '../../people/contacts/contacts.service';
import { CustomersService } from '../../people/customers/customers.service';
import { PreferencesService } from '../../identity/preferences/preferences.service';
import type { UserEntity } from '../../identity/users/user.entity';
import type { AppointmentEntity } from './appointment.entity';

/** The recipient of mails about a session. */
export interface SessionRecipient {
  name: string;
  email: string;
  /** Null if unknown. */
  timeZone: string | null;
  /** Undefined for a customer without an account. */
  userId?: string;
}

/** Finds the address for mails about a session: the account's, else the customer's, else the visitor's. */
@Injectable()
export class AppointmentRecipientsService {
  constructor(
    private readonly customers: CustomersService,
    private readonly contacts: ContactsService,
    private readonly preferences: PreferencesService,
  ) {}

  /** Undefined for people who opted out of mail or have no address. */
  async find({
    user,
    customerId,
    contactId,
  }: Pick<AppointmentEntity, 'user' | 'customerId' | 'contactId'>): Promise<
    SessionRecipient | undefined
  > {
    if (user) return this.ofAccount(user);
    if (customerId === null) return this.ofContact(contactId);
    const { name, email, timeZone } = await this.customers.lock(customerId);
    return email === null ? undefined : { name, email, timeZone };
  }

  private async ofContact(id: number | null): Promise<SessionRecipient | undefined> {
    if (id === null) return undefined;
    const { name, email, timeZone } = await this.contacts.lock(id);
    return { name, email, timeZone };
  }

  private async ofAccount(user: UserEntity): Promise<SessionRecipient | undefined> {
    const { id: userId, email } = user;
    if (!(await this.preferences.allowsMail(userId))) return undefined;
    const timeZone = await this.customers.timeZoneOf(userId);
    return { name: displayName(user), email, userId, timeZone };
  }
}
