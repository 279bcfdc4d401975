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
  type ActivitiesQuery,
  type Activity,
  type ActivityInput,
  type ActivityUpdate,
  type IdParams,
  type PageQuery,
  activitiesQuerySchema,
  activitiesSchema,
  activityInputSchema,
  activitySchema,
  activityUpdateSchema,
  idempotencyKeySchema,
  idParamsSchema,
  pageQuerySchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { IdempotencyKey } from '../platform/http/idempotency-key';
import { sendJson } from '../platform/database/list/list';
import { Allow, CurrentUser } from '../platform/http/policy';
import { TrashService } from '../records/trash/trash.service';
import type { UserEntity } from '../users/user.entity';
import { ActivitiesService } from './activities.service';
import { activityExamples } from './activity.examples';

@Tag('Activities', {
  description: 'What the owner logged about customers, and what has to follow.',
  examples: activityExamples,
})
@Controller()
export class ActivitiesController {
  constructor(
    private readonly activities: ActivitiesService,
    private readonly trash: TrashService,
  ) {}

  @Get('activities')
  @Allow('owner')
  @Operation('listActivities', 'List activities, the newest first')
  @Returns(200, activitiesSchema)
  async list(
    @Query({ schema: activitiesQuerySchema }) query: ActivitiesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.activities.list(query), request, reply);
  }

  @Get('activities/recent')
  @Allow('owner')
  @Operation('listRecentActivities', 'List the activities of the last 30 days')
  @Returns(200, activitiesSchema)
  async listRecent(
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.activities.listRecent(query), request, reply);
  }

  @Get('activities/due')
  @Allow('owner')
  @Operation('listDueActivities', 'List what has to follow and is not done, the earliest first')
  @Returns(200, activitiesSchema)
  async listDue(
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.activities.listDue(query), request, reply);
  }

  @Get('customers/:id/activities')
  @Allow('owner')
  @Operation('listCustomerActivities', 'List the activities of one customer')
  @Returns(200, activitiesSchema)
  async listOf(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.activities.listOf(id, query), request, reply);
  }

  @Post('activities')
  @Allow('owner')
  @Operation('createActivity', 'Log an activity', {
    headers: { 'Idempotency-Key': idempotencyKeySchema },
    errors: {
      404: 'Customer was not found.',
      422: 'This Idempotency-Key was used for another activity.',
    },
  })
  @Returns(201, activitySchema)
  create(
    @CurrentUser() user: UserEntity,
    @Body({ schema: activityInputSchema }) input: ActivityInput,
    @IdempotencyKey() key: string | undefined,
  ): Promise<Activity> {
    return this.activities.create(input, key === undefined ? key : { userId: user.id, key });
  }

  @Patch('activities/:id')
  @Allow('owner')
  @Operation('updateActivity', 'Change an activity')
  @Returns(200, activitySchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: activityUpdateSchema }) input: ActivityUpdate,
  ): Promise<Activity> {
    return this.activities.update(id, input);
  }

  @Delete('activities/:id')
  @HttpCode(204)
  @Allow('owner')
  @Operation('deleteActivity', 'Move an activity to the trash')
  @Returns(204)
  remove(@Param({ schema: idParamsSchema }) { id }: IdParams): Promise<void> {
    return this.trash.remove('activity', id);
  }
}
