import { Injectable } from '@nestjs/common';
import { type ProfileInput, displayName } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/database/events/domain-events';
import type { UserEntity } from '../users/user.entity';
import { UsersService } from '../users/users.service';
import { accountRenamed } from './account.events';

/** What people say of themselves in their profile. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly events: DomainEvents,
  ) {}

  update({ id }: UserEntity, input: ProfileInput): Promise<UserEntity> {
    return this.database.transaction(async () => {
      const from = displayName(await this.users.get(id));
      const saved = await this.users.update(id, input);
      const to = displayName(saved);
      if (to !== from) await this.events.emit(accountRenamed, { userId: id, from, to });
      return saved;
    });
  }
}
