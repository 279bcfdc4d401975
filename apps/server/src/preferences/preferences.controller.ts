import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  type Preferences,
  type PreferencesInput,
  preferencesInputSchema,
  preferencesSchema,
} from '@polaris/contracts';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow, CurrentUser } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { PreferencesService } from './preferences.service';
import { preferencesExamples } from './preferences.examples';

@Tag('Preferences', {
  description: 'The ways in which a client wants to hear from the owner.',
  examples: preferencesExamples,
})
@Controller('communication-preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get()
  @Allow('signed-in')
  @Operation('getPreferences', 'Read the communication preferences')
  @Returns(200, preferencesSchema)
  get(@CurrentUser() user: UserEntity): Promise<Preferences> {
    return this.preferences.get(user.id);
  }

  @Post()
  @HttpCode(200)
  @Allow('signed-in')
  @Operation('savePreferences', 'Save the communication preferences')
  @Returns(200, preferencesSchema)
  save(
    @CurrentUser() user: UserEntity,
    @Body({ schema: preferencesInputSchema }) input: PreferencesInput,
  ): Promise<Preferences> {
    return this.preferences.save(user.id, input);
  }
}
