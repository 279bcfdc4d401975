import { Controller } from '@nestjs/common';
import { type BankDetails, getBankDetails } from '@polaris/contracts';
import { Handle } from '../../platform/http/handle';
import { BusinessProfileService } from './business-profile.service';

@Controller()
export class BankDetailsController {
  constructor(private readonly profile: BusinessProfileService) {}

  /** The only part of the profile that clients can read; the rest is printed on their invoices. */
  @Handle(getBankDetails)
  async get(): Promise<BankDetails> {
    const { bankDetails } = await this.profile.get();
    return { bankDetails };
  }
}
