import { Injectable } from '@nestjs/common';
import type {
  AccountData,
  Appointment,
  ConversationMessage,
  OwnFile,
  OwnInvoice,
  OwnOffer,
  OwnSecurityEvent,
  OwnTestimonial,
  Passkey,
  OwnPurchase,
  OwnRetainer,
  Subscription,
} from '@polaris/contracts';
import { AppointmentsService } from '../../schedule/appointments/appointments.service';
import { PasskeysService } from '../../identity/auth/factors/passkeys/passkeys.service';
import { DevicesService } from '../../identity/auth/sessions/devices.service';
import { CalendarFeedsService } from '../../schedule/calendar-feeds/calendar-feeds.service';
import { InvoicesService } from '../../sales/invoices/invoices.service';
import { OffersService } from '../../sales/offers/offers.service';
import { RetainersService } from '../../sales/retainers/retainers.service';
import { ConversationService } from '../../mail/messages/conversation/conversation.service';
import { allPages } from '../../platform/database/all-pages';
import { CustomerFilesService } from '../../people/files/customer-files.service';
import { PreferencesService } from '../../identity/preferences/preferences.service';
import { SubscribersService } from '../subscribers/subscribers.service';
import { PurchasesService } from '../../sales/purchases/purchases.service';
import { SecurityLogService } from '../../records/security-log/security-log.service';
import { TestimonialsService } from '../testimonials/testimonials.service';
import type { UserEntity } from '../../identity/users/user.entity';
import { UserPicturesService } from '../../identity/users/user-pictures.service';
import { UsersService } from '../../identity/users/users.service';

/** The account's data with lists as streams instead of arrays. */
type Collected<T> = {
  [Field in keyof T]: T[Field] extends (infer Item)[] ? AsyncGenerator<Item[]> : T[Field];
};

/** Collects all data of an account, for its download. */
@Injectable()
export class AccountDataService {
  constructor(
    private readonly users: UsersService,
    private readonly pictures: UserPicturesService,
    private readonly devices: DevicesService,
    private readonly passkeys: PasskeysService,
    private readonly preferences: PreferencesService,
    private readonly purchases: PurchasesService,
    private readonly invoices: InvoicesService,
    private readonly offers: OffersService,
    private readonly retainers: RetainersService,
    private readonly appointments: AppointmentsService,
    private readonly files: CustomerFilesService,
    private readonly conversation: ConversationService,
    private readonly testimonials: TestimonialsService,
    private readonly subscribers: SubscribersService,
    private readonly security: SecurityLogService,
    private readonly calendarFeeds: CalendarFeedsService,
  ) {}

  /** All data, with lists read page by page to their end. */
  async collect(user: UserEntity, currentSession: string): Promise<Collected<AccountData>> {
    return {
      user: await this.users.toUser(user),
      picture: await this.pictures.dataUrl(user),
      communicationPreferences: await this.preferences.get(user.id),
      purchases: allPages<OwnPurchase>((query) => this.purchases.list(user.id, query)),
      invoices: allPages<OwnInvoice>((query) => this.invoices.listOf(user.id, query)),
      offers: allPages<OwnOffer>((query) => this.offers.listOf(user.id, query)),
      retainers: allPages<OwnRetainer>((query) => this.retainers.listOf(user.id, query)),
      sessions: allPages<Appointment>((query) => this.appointments.list(user.id, query)),
      files: allPages<OwnFile>((query) => this.files.listOwn(user.id, query)),
      messages: allPages<ConversationMessage>((query) => this.conversation.list(user, query)),
      testimonials: allPages<OwnTestimonial>((query) => this.testimonials.listOf(user.id, query)),
      devices: this.devices.listAll(user.id, currentSession),
      passkeys: this.passkeysOf(user),
      calendarFeed: await this.calendarFeeds.get(user),
      securityEvents: allPages<OwnSecurityEvent>((query) => this.security.listOf(user.id, query)),
      newsletter: this.subscriptionsOf(user),
    };
  }

  private async *passkeysOf({ id }: UserEntity): AsyncGenerator<Passkey[]> {
    yield await this.passkeys.list(id);
  }

  /** Only for a verified address, as anyone can type one. */
  private async *subscriptionsOf(user: UserEntity): AsyncGenerator<Subscription[]> {
    if (user.emailVerifiedAt) yield await this.subscribers.listOf(user.email);
  }
}
