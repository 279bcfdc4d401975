import type { UserEntity } from '../../users/user.entity';

/** The address waiting to be verified, if any. */
export const unverifiedAddress = ({ email, emailVerifiedAt, pendingEmail }: UserEntity) =>
  pendingEmail ?? (emailVerifiedAt ? undefined : email);

export const isSameAddress = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();
