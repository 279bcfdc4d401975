import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import {
  type IdParams,
  type PageQuery,
  appointmentsSchema,
  idParamsSchema,
  plainPageQuerySchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, ReturnsFile, Tag } from '../platform/openapi/operation';
import { sendJson } from '../platform/database/list/list';
import { Allow, CurrentUser } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { AppointmentsService } from './appointments.service';
import { CALENDAR_FILE } from './appointment.examples';

@Tag('Sessions')
@Controller('sessions')
export class AppointmentsController {
  constructor(private readonly appointments: AppointmentsService) {}

  @Get()
  @Allow('signed-in')
  @Operation('listSessions', 'List the sessions of the account that are not over')
  @Returns(200, appointmentsSchema)
  async list(
    @CurrentUser() user: UserEntity,
    @Query({ schema: plainPageQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.appointments.listUpcoming(user.id, query), request, reply);
  }

  @Get(':id/calendar.ics')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="session.ics"')
  @Allow('signed-in')
  @Operation('downloadSession', 'Download a session as a calendar file')
  @ReturnsFile('text/calendar', CALENDAR_FILE)
  calendarFile(
    @CurrentUser() user: UserEntity,
    @Param({ schema: idParamsSchema }) { id }: IdParams,
  ): Promise<string> {
    return this.appointments.calendarFile(user.id, id);
  }
}
