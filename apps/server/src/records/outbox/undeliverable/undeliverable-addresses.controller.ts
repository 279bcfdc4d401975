import { Controller } from '@nestjs/common';
import { listUndeliverableAddresses, retryAddress } from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import type { JsonPage } from '../../../platform/database/list/list';
import { UndeliverableAddressesService } from './undeliverable-addresses.service';

@Controller()
export class UndeliverableAddressesController {
  constructor(private readonly addresses: UndeliverableAddressesService) {}

  @Handle(listUndeliverableAddresses)
  list({ query }: InputOf<typeof listUndeliverableAddresses>): Promise<JsonPage> {
    return this.addresses.list(query);
  }

  @Handle(retryAddress)
  retry({ params: { id } }: InputOf<typeof retryAddress>): Promise<void> {
    return this.addresses.retry(id);
  }
}
