import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { BookingModule } from '../booking/booking.module';
import { BusyCalendarsModule } from '../busy-calendars/busy-calendars.module';
import { TasksModule } from '../../people/tasks/tasks.module';
import { CalendarController } from './calendar.controller';
import { CalendarService } from './calendar.service';

@Module({
  imports: [AppointmentsModule, BookingModule, BusyCalendarsModule, TasksModule],
  controllers: [CalendarController],
  providers: [CalendarService],
})
export class CalendarModule {}
