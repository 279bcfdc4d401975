import { Controller, Header } from '@nestjs/common';
import { listSessions, downloadSession } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import type { UserEntity } from '../../identity/users/user.entity';
import { AppointmentsService } from './appointments.service';

@Controller()
export class AppointmentsController {
  constructor(private readonly appointments: AppointmentsService) {}

  @Handle(listSessions)
  list({ query, user }: InputOf<typeof listSessions, UserEntity>): Promise<JsonPage> {
    return this.appointments.listUpcoming(user.id, query);
  }

  @Handle(downloadSession)
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="session.ics"')
  calendarFile({
    params: { id },
    user,
  }: InputOf<typeof downloadSession, UserEntity>): Promise<string> {
    return this.appointments.calendarFile(user.id, id);
  }
}
