import { Controller } from '@nestjs/common';
import { type Service, orderServices } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { ServicesService } from './services.service';

@Controller()
export class ServiceOrderController {
  constructor(private readonly services: ServicesService) {}

  @Handle(orderServices)
  order({ body: input }: InputOf<typeof orderServices>): Promise<Service[]> {
    return this.services.order(input);
  }
}
