import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  type BusinessProfile,
  type BusinessProfileInput,
  businessProfileInputSchema,
  businessProfileSchema,
} from '@polaris/contracts';
import { Allow } from '../platform/http/policy';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { businessProfileExamples } from './business-profile.examples';
import { BusinessProfileService } from './business-profile.service';

@Tag('Business profile', {
  description: 'Who sends invoices, as they state it.',
  examples: businessProfileExamples,
})
@Controller('admin/business-profile')
export class BusinessProfileController {
  constructor(private readonly profile: BusinessProfileService) {}

  @Get()
  @Allow('owner')
  @Operation('getBusinessProfile', 'Read the business profile')
  @Returns(200, businessProfileSchema)
  get(): Promise<BusinessProfile> {
    return this.profile.get();
  }

  @Put()
  @Allow('owner')
  @Operation('updateBusinessProfile', 'Replace the business profile')
  @Returns(200, businessProfileSchema)
  update(
    @Body({ schema: businessProfileInputSchema }) input: BusinessProfileInput,
  ): Promise<BusinessProfile> {
    return this.profile.update(input);
  }
}
