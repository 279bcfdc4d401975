import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientUpdatesModule } from '../../people/client-updates/client-updates.module';
import { ContactsModule } from '../../people/contacts/contacts.module';
import { CustomersModule } from '../../people/customers/customers.module';
import { MailModule } from '../../records/outbox/mail.module';
import { AuditModule } from '../../records/audit/audit.module';
import { PreferencesModule } from '../../identity/preferences/preferences.module';
import { PurchasesModule } from '../../sales/purchases/purchases.module';
import { ServicesModule } from '../../sales/services/services.module';
import { AdminAppointmentsController } from './admin-appointments.controller';
import { AdminAppointmentsReadModel } from './admin-appointments.read-model';
import { AdminAppointmentsService } from './admin-appointments.service';
import { AppointmentMailsService } from './appointment-mails.service';
import { AppointmentRecipientsService } from './appointment-recipients.service';
import { AppointmentEntity } from './appointment.entity';
import { AppointmentRecordKind } from './appointment.record';
import { AppointmentsController } from './appointments.controller';
import { AppointmentsRepository } from './appointments.repository';
import { AppointmentsService } from './appointments.service';
import { CalendarSessionsReadModel } from './calendar-sessions.read-model';
import { CalendarSessionsService } from './calendar-sessions.service';
import { ClientSessionsService } from './client-sessions.service';
import { SharedNotesService } from './shared-notes.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([AppointmentEntity]),
    AuditModule,
    ContactsModule,
    CustomersModule,
    MailModule,
    ClientUpdatesModule,
    PreferencesModule,
    PurchasesModule,
    ServicesModule,
  ],
  controllers: [AppointmentsController, AdminAppointmentsController],
  providers: [
    AdminAppointmentsReadModel,
    AdminAppointmentsService,
    AppointmentMailsService,
    AppointmentRecipientsService,
    AppointmentRecordKind,
    AppointmentsRepository,
    AppointmentsService,
    ClientSessionsService,
    SharedNotesService,
    CalendarSessionsReadModel,
    CalendarSessionsService,
  ],
  exports: [
    AdminAppointmentsService,
    AppointmentsService,
    CalendarSessionsService,
    ClientSessionsService,
  ],
})
export class AppointmentsModule {}
