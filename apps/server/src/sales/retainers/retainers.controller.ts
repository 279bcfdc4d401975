import { Controller } from '@nestjs/common';
import {
  type RetainerRecord,
  type WaitingMonth,
  endRetainer,
  getRetainer,
  listOwnRetainers,
  listRetainers,
  listWaitingMonths,
  moveRetainerEnd,
  pauseRetainer,
  recordRetainerMonth,
  resumeRetainer,
  skipRetainerMonth,
} from '@polaris/contracts';
import type { UserEntity } from '../../identity/users/user.entity';
import type { JsonPage } from '../../platform/database/list/list';
import { Handle, type InputOf } from '../../platform/http/handle';
import { RetainerMonthsService } from './retainer-months.service';
import { RetainersService } from './retainers.service';

@Controller()
export class RetainersController {
  constructor(
    private readonly retainers: RetainersService,
    private readonly months: RetainerMonthsService,
  ) {}

  @Handle(listRetainers)
  list({ query }: InputOf<typeof listRetainers>): Promise<JsonPage> {
    return this.retainers.list(query);
  }

  @Handle(getRetainer)
  get({ params: { id } }: InputOf<typeof getRetainer>): Promise<RetainerRecord> {
    return this.retainers.get(id);
  }

  @Handle(listWaitingMonths)
  listWaiting(): Promise<WaitingMonth[]> {
    return this.months.listWaiting();
  }

  @Handle(pauseRetainer)
  pause({ params, body }: InputOf<typeof pauseRetainer>): Promise<RetainerRecord> {
    return this.retainers.pause(params.id, body);
  }

  @Handle(resumeRetainer)
  resume({ params, body }: InputOf<typeof resumeRetainer>): Promise<RetainerRecord> {
    return this.retainers.resume(params.id, body);
  }

  @Handle(endRetainer)
  end({ params, body }: InputOf<typeof endRetainer>): Promise<RetainerRecord> {
    return this.retainers.end(params.id, body);
  }

  @Handle(moveRetainerEnd)
  moveEnd({ params, body }: InputOf<typeof moveRetainerEnd>): Promise<RetainerRecord> {
    return this.retainers.moveEnd(params.id, body);
  }

  @Handle(recordRetainerMonth)
  record({ params, body }: InputOf<typeof recordRetainerMonth>): Promise<RetainerRecord> {
    return this.retainers.recordMonth(params.id, body.month);
  }

  @Handle(skipRetainerMonth)
  skip({ params, body }: InputOf<typeof skipRetainerMonth>): Promise<RetainerRecord> {
    return this.retainers.skipMonth(params.id, body.month);
  }

  @Handle(listOwnRetainers)
  listOwn({ query, user }: InputOf<typeof listOwnRetainers, UserEntity>): Promise<JsonPage> {
    return this.retainers.listOf(user.id, query);
  }
}
