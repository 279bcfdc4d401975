import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../../people/activities/activities.module';
import { AppointmentsModule } from '../../schedule/appointments/appointments.module';
import { ContactsModule } from '../../people/contacts/contacts.module';
import { InvoicesModule } from '../../sales/invoices/invoices.module';
import { TasksModule } from '../../people/tasks/tasks.module';
import { MessagesModule } from '../../mail/messages/messages.module';
import { TodayController } from './today.controller';
import { TodayService } from './today.service';

@Module({
  imports: [
    ActivitiesModule,
    AppointmentsModule,
    ContactsModule,
    InvoicesModule,
    MessagesModule,
    TasksModule,
  ],
  controllers: [TodayController],
  providers: [TodayService],
})
export class TodayModule {}
