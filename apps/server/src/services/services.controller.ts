import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import {
  type IdParams,
  type LandingService,
  type Service,
  type ServiceInput,
  type ServicesQuery,
  idParamsSchema,
  landingServicesSchema,
  serviceInputSchema,
  serviceSchema,
  servicesQuerySchema,
  servicesSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { sendJson } from '../platform/database/list/list';
import { Allow, CurrentUser } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { ServicesService } from './services.service';
import { serviceExamples } from './service.examples';

@Tag('Services', { description: 'What can be ordered.', examples: serviceExamples })
@Controller('services')
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Get('landing')
  @Allow('anyone')
  @Operation('listLandingServices', 'List the services of the home page')
  @Returns(200, landingServicesSchema)
  listLanding(): Promise<LandingService[]> {
    return this.services.listLanding();
  }

  @Get()
  @Allow('anyone')
  @Operation('listServices', 'List services; only the owner sees inactive ones')
  @Returns(200, servicesSchema)
  async list(
    @Query({ schema: servicesQuerySchema }) query: ServicesQuery,
    @CurrentUser() user: UserEntity | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return sendJson(await this.services.list(query, seenBy(user)), request, reply);
  }

  @Get(':id')
  @Allow('anyone')
  @Operation('getService', 'Read a service')
  @Returns(200, serviceSchema)
  get(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @CurrentUser() user: UserEntity | undefined,
  ): Promise<Service> {
    const seen = seenBy(user);
    return seen.all ? this.services.get(id, seen) : this.services.getActive(id);
  }

  @Post()
  @Allow('owner')
  @Operation('createService', 'Add a service')
  @Returns(201, serviceSchema)
  create(@Body({ schema: serviceInputSchema }) input: ServiceInput): Promise<Service> {
    return this.services.create(input);
  }

  @Put(':id')
  @Allow('owner')
  @Operation('updateService', 'Change a service')
  @Returns(200, serviceSchema)
  update(
    @Param({ schema: idParamsSchema }) { id }: IdParams,
    @Body({ schema: serviceInputSchema }) input: ServiceInput,
  ): Promise<Service> {
    return this.services.update(id, input);
  }
}

const seenBy = (user: UserEntity | undefined) => ({ all: user?.isAdmin === true });
