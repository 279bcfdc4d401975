import type { User } from '@polaris/contracts';
import { ButtonLink } from '../../primitives/button.tsx';
import { Avatar } from './avatar.tsx';
import { displayName } from './person.ts';

export function ProfileCard({ user }: { user: User }) {
  return (
    <section aria-label="Profile" className="flex flex-col items-start gap-5">
      <div className="flex w-full min-w-0 items-center gap-4">
        <Avatar user={user} />
        <div className="min-w-0">
          <p className="text-lg leading-6 font-semibold wrap-anywhere">{displayName(user)}</p>
          <p className="text-sm leading-6 wrap-anywhere text-muted">{user.email}</p>
        </div>
      </div>
      <ButtonLink href="/dashboard/profile" variant="secondary" size="sm">
        Edit profile
      </ButtonLink>
    </section>
  );
}
