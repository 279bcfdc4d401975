import { Controller } from '@nestjs/common';
import {
  type BusinessProfile,
  getBusinessProfile,
  updateBusinessProfile,
} from '@polaris/contracts';
import { BodyLimit } from '../../platform/http/bodies/body-limit';
import { Handle, type InputOf } from '../../platform/http/handle';
import { BusinessProfileService } from './business-profile.service';

/** Terms of offers in any script, even if a client escapes every character. */
const PROFILE_BYTES = 320 * 1024;

@Controller()
export class BusinessProfileController {
  constructor(private readonly profile: BusinessProfileService) {}

  @Handle(getBusinessProfile)
  get(): Promise<BusinessProfile> {
    return this.profile.get();
  }

  @Handle(updateBusinessProfile)
  @BodyLimit(PROFILE_BYTES)
  update({ body: input }: InputOf<typeof updateBusinessProfile>): Promise<BusinessProfile> {
    return this.profile.update(input);
  }
}
