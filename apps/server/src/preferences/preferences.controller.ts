import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  type Preferences,
  type PreferencesInput,
  preferencesInputSchema,
  preferencesSchema,
} from '@polaris/contracts';
import { Answers } from '../platform/http/answers';
import { Allow, CurrentUser } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { PreferencesService } from './preferences.service';

@Controller('communication-preferences')
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Get()
  @Allow('signed-in')
  @Answers(200, preferencesSchema)
  get(@CurrentUser() user: UserEntity): Promise<Preferences> {
    return this.preferences.get(user.id);
  }

  @Post()
  @HttpCode(200)
  @Allow('signed-in')
  @Answers(200, preferencesSchema)
  save(
    @CurrentUser() user: UserEntity,
    @Body({ schema: preferencesInputSchema }) input: PreferencesInput,
  ): Promise<Preferences> {
    return this.preferences.save(user.id, input);
  }
}
