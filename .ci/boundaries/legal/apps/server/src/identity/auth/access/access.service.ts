import { UserAccessRepository } from '../../users/user-access.repository.ts';

export const allowed = UserAccessRepository;
