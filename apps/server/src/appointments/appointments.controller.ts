import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import {
  type Appointment,
  type IdParams,
  type PageQuery,
  appointmentsSchema,
  idParamsSchema,
  plainPageQuerySchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../platform/http/answers';
import { sendPage } from '../platform/database/list/list';
import { Allow, CurrentUser } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { AppointmentsService } from './appointments.service';

@Controller('sessions')
export class AppointmentsController {
  constructor(private readonly appointments: AppointmentsService) {}

  @Get()
  @Allow('signed-in')
  @Answers(200, appointmentsSchema)
  async list(
    @CurrentUser() user: UserEntity,
    @Query({ schema: plainPageQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Appointment[]> {
    return sendPage(await this.appointments.listUpcoming(user.id, query), request, reply);
  }

  @Get(':id/calendar.ics')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="session.ics"')
  @Allow('signed-in')
  @Answers(200)
  calendarFile(
    @CurrentUser() user: UserEntity,
    @Param({ schema: idParamsSchema }) { id }: IdParams,
  ): Promise<string> {
    return this.appointments.calendarFile(user.id, id);
  }
}
