import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import {
  type Appointment,
  type PageQuery,
  appointmentsSchema,
  plainPageQuerySchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../common/answers';
import { sendPage } from '../common/list';
import { Allow, CurrentUser } from '../common/policy';
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
}
