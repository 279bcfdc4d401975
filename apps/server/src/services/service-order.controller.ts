import { Body, Controller, Put } from '@nestjs/common';
import {
  type Service,
  type ServiceOrder,
  serviceOrderSchema,
  servicesSchema,
} from '@polaris/contracts';
import { Allow } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { ServicesService } from './services.service';

@Tag('Services')
@Controller('admin/services')
export class ServiceOrderController {
  constructor(private readonly services: ServicesService) {}

  @Put('order')
  @Allow('owner')
  @Operation('orderServices', 'Put all services into an order, which is their sort order then', {
    errors: { 409: 'Services were added or deleted since the list was read.' },
  })
  @Returns(200, servicesSchema)
  order(@Body({ schema: serviceOrderSchema }) input: ServiceOrder): Promise<Service[]> {
    return this.services.order(input);
  }
}
