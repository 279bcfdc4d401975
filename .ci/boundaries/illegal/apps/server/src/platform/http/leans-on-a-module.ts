import '../../contacts/contacts.controller.ts';
import '../../contacts/contacts.service.ts';
import '../../contacts/contacts.module.ts';
import '../../contacts/contact.entity.ts';
import type { UserEntity } from '../../users/user.entity.ts';
import '../../records/audit/audit.service.ts';
import '../../migrations/migrations.ts';
import '../../commands/migrate.ts';
import '../../prepare-database.ts';

export type Signed = Pick<UserEntity, 'id'>;
