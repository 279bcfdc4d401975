import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities/activities.module';
import { AppointmentsModule } from '../appointments/appointments.module';
import { ContactsModule } from '../contacts/contacts.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { TasksModule } from '../tasks/tasks.module';
import { MessagesModule } from '../messages/messages.module';
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
