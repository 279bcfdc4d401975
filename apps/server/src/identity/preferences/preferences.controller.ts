import { Controller } from '@nestjs/common';
import { type Preferences, getPreferences, savePreferences } from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { UserEntity } from '../users/user.entity';
import { PreferencesService } from './preferences.service';

@Controller()
export class PreferencesController {
  constructor(private readonly preferences: PreferencesService) {}

  @Handle(getPreferences)
  get({ user }: InputOf<typeof getPreferences, UserEntity>): Promise<Preferences> {
    return this.preferences.get(user.id);
  }

  @Handle(savePreferences)
  save({ body: input, user }: InputOf<typeof savePreferences, UserEntity>): Promise<Preferences> {
    return this.preferences.save(user.id, input);
  }
}
