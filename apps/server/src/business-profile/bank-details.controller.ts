import { Controller, Get } from '@nestjs/common';
import { type BankDetails, bankDetailsSchema } from '@polaris/contracts';
import { Allow } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { BusinessProfileService } from './business-profile.service';

@Tag('Payments')
@Controller('bank-details')
export class BankDetailsController {
  constructor(private readonly profile: BusinessProfileService) {}

  /** Of the whole profile, clients see this alone; the rest stands on their invoices. */
  @Get()
  @Allow('signed-in')
  @Operation('getBankDetails', 'Say where money is transferred to')
  @Returns(200, bankDetailsSchema)
  async get(): Promise<BankDetails> {
    const { bankDetails } = await this.profile.get();
    return { bankDetails };
  }
}
