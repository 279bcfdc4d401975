import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxModule } from '../records/outbox/outbox.module';
import { IdentityModule } from '../identity/identity.module';
import { PeopleModule } from '../people/people.module';
import { MailModule } from '../mail/mail.module';
import { SalesModule } from '../sales/sales.module';
import { AdminAppointmentsController } from './appointments/admin-appointments.controller';
import { AdminAppointmentsReadModel } from './appointments/admin-appointments.read-model';
import { AdminAppointmentsService } from './appointments/admin-appointments.service';
import { AppointmentMailsService } from './appointments/appointment-mails.service';
import { AppointmentRecipientsService } from './appointments/appointment-recipients.service';
import { AppointmentEntity } from './appointments/appointment.entity';
import { AppointmentRecordKind } from './appointments/appointment.record';
import { AppointmentsController } from './appointments/appointments.controller';
import { AppointmentsRepository } from './appointments/appointments.repository';
import { AppointmentsService } from './appointments/appointments.service';
import { CalendarSessionsReadModel } from './appointments/calendar-sessions.read-model';
import { CalendarSessionsService } from './appointments/calendar-sessions.service';
import { ClientSessionsService } from './appointments/client-sessions.service';
import { SharedNotesService } from './appointments/shared-notes.service';
import { AvailabilityExceptionEntity } from './booking/availability-exception.entity';
import { AvailabilityExceptionsRepository } from './booking/availability-exceptions.repository';
import { AvailabilityService } from './booking/availability.service';
import { BookablePurchasesService } from './booking/bookable-purchases.service';
import { BookingAdminController } from './booking/booking-admin.controller';
import { BookingNoticesService } from './booking/booking-notices.service';
import { BookingSettingsEntity } from './booking/booking-settings.entity';
import { BookingSettingsRepository } from './booking/booking-settings.repository';
import { BookingSettingsService } from './booking/booking-settings.service';
import { BookingReadModel } from './booking/booking.read-model';
import { BookingRecordKinds } from './booking/booking.record';
import { FreeTimesService } from './booking/free-times.service';
import { OwnBookingsController } from './booking/own-bookings.controller';
import { OwnBookingsService } from './booking/own-bookings.service';
import { TimeOffMessagesService } from './booking/time-off/time-off-messages.service';
import { TimeOffController } from './booking/time-off/time-off.controller';
import { BusyCalendarRecordKind } from './busy-calendars/busy-calendar.record';
import { BusyCalendarsController } from './busy-calendars/busy-calendars.controller';
import { BusyCalendarsService } from './busy-calendars/busy-calendars.service';
import { BusyFeedEntity } from './busy-calendars/busy-feed.entity';
import { BusyFeedsRepository } from './busy-calendars/busy-feeds.repository';
import { BusyRefreshService } from './busy-calendars/busy-refresh.service';
import { BusyTimesService } from './busy-calendars/busy-times.service';
import { CalendarReader } from './busy-calendars/reading/calendar-reader.service';
import { CalendarFeedsController } from './calendar-feeds/calendar-feeds.controller';
import { CalendarFeedsRepository } from './calendar-feeds/calendar-feeds.repository';
import { CalendarFeedsService } from './calendar-feeds/calendar-feeds.service';
import { CalendarTextsService } from './calendar-feeds/calendar-texts.service';
import { FeedAccountsReadModel } from './calendar-feeds/feed-accounts.read-model';
import { CalendarController } from './calendar/calendar.controller';
import { CalendarService } from './calendar/calendar.service';
import { AppointmentLinksRepository } from './intro-calls/appointment-links.repository';
import { IntroCallBookingsService } from './intro-calls/intro-call-bookings.service';
import { IntroCallConfirmationService } from './intro-calls/intro-call-confirmation.service';
import { IntroCallHoldsRepository } from './intro-calls/intro-call-holds.repository';
import { IntroCallLinksService } from './intro-calls/intro-call-links.service';
import { IntroCallMailsService } from './intro-calls/intro-call-mails.service';
import { IntroCallNoticesService } from './intro-calls/intro-call-notices.service';
import { IntroCallsController } from './intro-calls/intro-calls.controller';
import { IntroCallsReadModel } from './intro-calls/intro-calls.read-model';
import { IntroCallsService } from './intro-calls/intro-calls.service';
import { IntroServicesService } from './intro-calls/intro-services.service';
import { BookByRemindersService } from './session-reminders/book-by-reminders.service';
import { DueRemindersReadModel } from './session-reminders/due-reminders.read-model';
import { SessionRemindersRepository } from './session-reminders/session-reminders.repository';
import { SessionRemindersService } from './session-reminders/session-reminders.service';
import { UnbookedSessionsReadModel } from './session-reminders/unbooked-sessions.read-model';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      AppointmentEntity,
      AvailabilityExceptionEntity,
      BookingSettingsEntity,
      BusyFeedEntity,
    ]),
    OutboxModule,
    IdentityModule,
    PeopleModule,
    MailModule,
    SalesModule,
  ],
  controllers: [
    AdminAppointmentsController,
    AppointmentsController,
    BookingAdminController,
    BusyCalendarsController,
    CalendarController,
    CalendarFeedsController,
    IntroCallsController,
    OwnBookingsController,
    TimeOffController,
  ],
  providers: [
    AdminAppointmentsReadModel,
    AdminAppointmentsService,
    AppointmentLinksRepository,
    AppointmentMailsService,
    AppointmentRecipientsService,
    AppointmentRecordKind,
    AppointmentsRepository,
    AppointmentsService,
    AvailabilityExceptionsRepository,
    AvailabilityService,
    BookByRemindersService,
    BookablePurchasesService,
    BookingNoticesService,
    BookingReadModel,
    BookingRecordKinds,
    BookingSettingsRepository,
    BookingSettingsService,
    BusyCalendarRecordKind,
    BusyCalendarsService,
    BusyFeedsRepository,
    BusyRefreshService,
    BusyTimesService,
    CalendarFeedsRepository,
    CalendarFeedsService,
    CalendarReader,
    CalendarService,
    CalendarSessionsReadModel,
    CalendarSessionsService,
    CalendarTextsService,
    ClientSessionsService,
    DueRemindersReadModel,
    FeedAccountsReadModel,
    FreeTimesService,
    IntroCallBookingsService,
    IntroCallConfirmationService,
    IntroCallHoldsRepository,
    IntroCallLinksService,
    IntroCallMailsService,
    IntroCallNoticesService,
    IntroCallsReadModel,
    IntroCallsService,
    IntroServicesService,
    OwnBookingsService,
    SessionRemindersRepository,
    SessionRemindersService,
    SharedNotesService,
    TimeOffMessagesService,
    UnbookedSessionsReadModel,
  ],
  exports: [
    AdminAppointmentsService,
    AppointmentsService,
    BookingSettingsService,
    CalendarFeedsService,
    FreeTimesService,
    IntroServicesService,
  ],
})
export class ScheduleModule {}
