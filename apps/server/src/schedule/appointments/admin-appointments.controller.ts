import { Controller } from '@nestjs/common';
import {
  type AdminAppointment,
  listAllSessions,
  bookSession,
  updateSession,
  cancelSession,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { Page } from '../../platform/database/list/list';
import { AdminAppointmentsService } from './admin-appointments.service';

@Controller()
export class AdminAppointmentsController {
  constructor(private readonly appointments: AdminAppointmentsService) {}

  @Handle(listAllSessions)
  list({ query }: InputOf<typeof listAllSessions>): Promise<Page<AdminAppointment>> {
    return this.appointments.list(query);
  }

  @Handle(bookSession)
  book({ body: input }: InputOf<typeof bookSession>): Promise<AdminAppointment> {
    return this.appointments.book(input);
  }

  @Handle(updateSession)
  update({
    params: { id },
    body: input,
  }: InputOf<typeof updateSession>): Promise<AdminAppointment> {
    return this.appointments.update(id, input);
  }

  @Handle(cancelSession)
  remove({ params: { id } }: InputOf<typeof cancelSession>): Promise<void> {
    return this.appointments.remove(id);
  }
}
