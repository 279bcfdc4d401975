import { Controller } from '@nestjs/common';
import {
  type LandingService,
  type Service,
  listLandingServices,
  listServices,
  getService,
  createService,
  updateService,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { JsonPage } from '../../platform/database/list/list';
import type { UserEntity } from '../../identity/users/user.entity';
import { ServicesService } from './services.service';

@Controller()
export class ServicesController {
  constructor(private readonly services: ServicesService) {}

  @Handle(listLandingServices)
  listLanding(): Promise<LandingService[]> {
    return this.services.listLanding();
  }

  @Handle(listServices)
  list({ query, user }: InputOf<typeof listServices, UserEntity>): Promise<JsonPage> {
    return this.services.list(query, seenBy(user));
  }

  @Handle(getService)
  get({ params: { id }, user }: InputOf<typeof getService, UserEntity>): Promise<Service> {
    const seen = seenBy(user);
    return seen.all ? this.services.get(id, seen) : this.services.getActive(id);
  }

  @Handle(createService)
  create({ body: input }: InputOf<typeof createService>): Promise<Service> {
    return this.services.create(input);
  }

  @Handle(updateService)
  update({ params: { id }, body: input }: InputOf<typeof updateService>): Promise<Service> {
    return this.services.update(id, input);
  }
}

const seenBy = (user: UserEntity | undefined) => ({ all: user?.isAdmin === true });
