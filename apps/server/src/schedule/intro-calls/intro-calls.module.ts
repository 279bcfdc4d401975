import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { BookingModule } from '../booking/booking.module';
import { BusyCalendarsModule } from '../busy-calendars/busy-calendars.module';
import { ContactsModule } from '../../people/contacts/contacts.module';
import { CustomersModule } from '../../people/customers/customers.module';
import { MailModule } from '../../records/outbox/mail.module';
import { ServicesModule } from '../../sales/services/services.module';
import { AppointmentLinksRepository } from './appointment-links.repository';
import { IntroCallHoldsRepository } from './intro-call-holds.repository';
import { IntroCallLinksService } from './intro-call-links.service';
import { IntroCallMailsService } from './intro-call-mails.service';
import { IntroCallsController } from './intro-calls.controller';
import { IntroCallsReadModel } from './intro-calls.read-model';
import { IntroCallsService } from './intro-calls.service';
import { IntroServicesService } from './intro-services.service';

@Module({
  imports: [
    AppointmentsModule,
    BookingModule,
    BusyCalendarsModule,
    ContactsModule,
    CustomersModule,
    MailModule,
    ServicesModule,
  ],
  controllers: [IntroCallsController],
  providers: [
    AppointmentLinksRepository,
    IntroCallHoldsRepository,
    IntroCallLinksService,
    IntroCallMailsService,
    IntroCallsReadModel,
    IntroCallsService,
    IntroServicesService,
  ],
  exports: [IntroServicesService],
})
export class IntroCallsModule {}
