import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  type AdminAppointment,
  type AdminAppointmentsQuery,
  type AppointmentInput,
  type AppointmentUpdate,
  type IdParams,
  adminAppointmentSchema,
  adminAppointmentsQuerySchema,
  adminAppointmentsSchema,
  appointmentInputSchema,
  appointmentUpdateSchema,
  idParamsSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { sendPage } from '../platform/database/list/list';
import { Allow } from '../platform/http/policy';
import { AdminAppointmentsService } from './admin-appointments.service';
import { appointmentExamples } from './appointment.examples';

@Tag('Sessions', { description: 'Booked meetings.', examples: appointmentExamples })
@Controller('admin/sessions')
export class AdminAppointmentsController {
  constructor(private readonly appointments: AdminAppointmentsService) {}

  @Get()
  @Allow('owner')
  @Operation('listAllSessions', 'List the sessions of every customer')
  @Returns(200, adminAppointmentsSchema)
  async list(
    @Query({ schema: adminAppointmentsQuerySchema }) query: AdminAppointmentsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminAppointment[]> {
    return sendPage(await this.appointments.list(query), request, reply);
  }

  @Post()
  @Allow('owner')
  @Operation('bookSession', 'Book a session for a customer, with or without an account', {
    errors: {
      404: 'Customer, account or service was not found.',
      409: 'Another session is booked at this time.',
    },
  })
  @Returns(201, adminAppointmentSchema)
  book(
    @Body({ schema: appointmentInputSchema }) input: AppointmentInput,
  ): Promise<AdminAppointment> {
    return this.appointments.book(input);
  }

  @Patch(':id')
  @Allow('owner')
  @Operation('updateSession', 'Move or change a session')
  @Returns(200, adminAppointmentSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: appointmentUpdateSchema }) input: AppointmentUpdate,
  ): Promise<AdminAppointment> {
    return this.appointments.update(id, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('cancelSession', 'Delete a session')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.appointments.remove(id);
  }
}
