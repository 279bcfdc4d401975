import { Injectable } from '@nestjs/common';
import type { DeleteAccountInput } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { AppointmentsService } from '../../schedule/appointments/appointments.service';
import { AccessService } from '../../identity/auth/access/access.service';
import { ReauthenticationService } from '../../identity/auth/passwords/reauthentication.service';
import { ClientMessagesService } from '../../mail/messages/conversation/client-messages.service';
import { conflict, invalid } from '../../platform/problem/problem';
import { CustomerFilesService } from '../../people/files/customer-files.service';
import { SubscribersService } from '../subscribers/subscribers.service';
import { OffersService } from '../../sales/offers/offers.service';
import { PurchasesService } from '../../sales/purchases/purchases.service';
import { TestimonialsService } from '../testimonials/testimonials.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';

/** Deletes accounts. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly access: AccessService,
    private readonly reauthentication: ReauthenticationService,
    private readonly offers: OffersService,
    private readonly purchases: PurchasesService,
    private readonly appointments: AppointmentsService,
    private readonly files: CustomerFilesService,
    private readonly clientMessages: ClientMessagesService,
    private readonly testimonials: TestimonialsService,
    private readonly subscribers: SubscribersService,
  ) {}

  /** Deletes everything except purchases, without the person, and issued invoices and accepted offers, unchanged. */
  async remove(
    user: UserEntity,
    sessionId: string,
    { email, currentPassword }: DeleteAccountInput,
  ): Promise<void> {
    if (email.toLowerCase() !== user.email.toLowerCase())
      throw invalid([{ path: 'email', message: 'This is not the address of your account.' }]);
    if (user.isAdmin) throw conflict('The account of the owner cannot be deleted here.');
    await this.reauthentication.assert(user, sessionId, currentPassword);
    await this.database.transaction(async () => {
      await this.users.lockToDelete(user.id);
      await this.offers.eraseOf(user.id);
      await this.purchases.removeTexts(user.id);
      await this.appointments.removeAll(user);
      await this.clientMessages.removeAll(user.id);
      await this.files.removeAll(user.id);
      await this.testimonials.removeAll(user.id);
      if (user.emailVerifiedAt) await this.subscribers.erase(user.email);
      await this.access.end(user, { reason: 'deleted' });
    });
  }
}
