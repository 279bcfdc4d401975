import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentsModule } from '../appointments/appointments.module';
import { BusyCalendarsModule } from '../busy-calendars/busy-calendars.module';
import { CustomersModule } from '../../people/customers/customers.module';
import { MailModule } from '../../records/outbox/mail.module';
import { MessagesModule } from '../../mail/messages/messages.module';
import { PurchasesModule } from '../../sales/purchases/purchases.module';
import { UsersModule } from '../../identity/users/users.module';
import { AvailabilityExceptionEntity } from './availability-exception.entity';
import { AvailabilityExceptionsRepository } from './availability-exceptions.repository';
import { AvailabilityService } from './availability.service';
import { BookablePurchasesService } from './bookable-purchases.service';
import { BookingAdminController } from './booking-admin.controller';
import { BookingNoticesService } from './booking-notices.service';
import { BookingSettingsEntity } from './booking-settings.entity';
import { BookingSettingsRepository } from './booking-settings.repository';
import { BookingSettingsService } from './booking-settings.service';
import { BookingReadModel } from './booking.read-model';
import { BookingRecordKinds } from './booking.record';
import { FreeTimesService } from './free-times.service';
import { OwnBookingsController } from './own-bookings.controller';
import { OwnBookingsService } from './own-bookings.service';
import { TimeOffController } from './time-off/time-off.controller';
import { TimeOffMessagesService } from './time-off/time-off-messages.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([AvailabilityExceptionEntity, BookingSettingsEntity]),
    AppointmentsModule,
    BusyCalendarsModule,
    CustomersModule,
    MailModule,
    MessagesModule,
    PurchasesModule,
    UsersModule,
  ],
  controllers: [BookingAdminController, OwnBookingsController, TimeOffController],
  providers: [
    AvailabilityExceptionsRepository,
    AvailabilityService,
    BookablePurchasesService,
    BookingNoticesService,
    BookingReadModel,
    BookingRecordKinds,
    BookingSettingsRepository,
    BookingSettingsService,
    FreeTimesService,
    OwnBookingsService,
    TimeOffMessagesService,
  ],
  exports: [BookingSettingsService, FreeTimesService],
})
export class BookingModule {}
