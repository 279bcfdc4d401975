import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { MailModule } from '../../records/outbox/mail.module';
import { PreferencesModule } from '../../identity/preferences/preferences.module';
import { UsersModule } from '../../identity/users/users.module';
import { BookByRemindersService } from './book-by-reminders.service';
import { DueRemindersReadModel } from './due-reminders.read-model';
import { SessionRemindersRepository } from './session-reminders.repository';
import { SessionRemindersService } from './session-reminders.service';
import { UnbookedSessionsReadModel } from './unbooked-sessions.read-model';

@Module({
  imports: [AppointmentsModule, MailModule, PreferencesModule, UsersModule],
  providers: [
    BookByRemindersService,
    DueRemindersReadModel,
    SessionRemindersRepository,
    SessionRemindersService,
    UnbookedSessionsReadModel,
  ],
})
export class SessionRemindersModule {}
