import '../../people/contacts/contacts.controller.ts';
import '../../people/contacts/contacts.service.ts';
import '../../people/contacts/contacts.module.ts';
import '../../people/contacts/contact.entity.ts';
import type { UserEntity } from '../../identity/users/user.entity.ts';
import '../../records/audit/audit.service.ts';
import '../../migrations/migrations.ts';
import '../../commands/migrate.ts';
import '../../prepare-database.ts';

export type Signed = Pick<UserEntity, 'id'>;
