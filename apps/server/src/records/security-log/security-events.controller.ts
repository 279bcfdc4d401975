import { Controller } from '@nestjs/common';
import { listSecurityEvents } from '@polaris/contracts';
import type { JsonPage } from '../../platform/database/list/list';
import { Handle, type InputOf } from '../../platform/http/handle';
import { SecurityLogService } from './security-log.service';

@Controller()
export class SecurityEventsController {
  constructor(private readonly log: SecurityLogService) {}

  @Handle(listSecurityEvents)
  list({ query }: InputOf<typeof listSecurityEvents>): Promise<JsonPage> {
    return this.log.list(query);
  }
}
