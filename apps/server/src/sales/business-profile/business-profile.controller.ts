import { Controller } from '@nestjs/common';
import {
  type BusinessProfile,
  getBusinessProfile,
  updateBusinessProfile,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { BusinessProfileService } from './business-profile.service';

@Controller()
export class BusinessProfileController {
  constructor(private readonly profile: BusinessProfileService) {}

  @Handle(getBusinessProfile)
  get(): Promise<BusinessProfile> {
    return this.profile.get();
  }

  @Handle(updateBusinessProfile)
  update({ body: input }: InputOf<typeof updateBusinessProfile>): Promise<BusinessProfile> {
    return this.profile.update(input);
  }
}
