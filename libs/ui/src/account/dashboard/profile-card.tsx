import { type User, displayName } from '@polaris/contracts';
import { ButtonLink } from '../../primitives/button.tsx';
import { EmailText } from '../../primitives/email-text.tsx';
import { Avatar } from '../avatar.tsx';

export function ProfileCard({ user }: { user: User }) {
  return (
    <section
      aria-label="Profile"
      className="flex flex-col items-start gap-5 border-t border-line-strong pt-6"
    >
      <div className="flex w-full min-w-0 items-center gap-4">
        <Avatar user={user} />
        <div className="min-w-0">
          <p className="text-lg leading-6 font-semibold wrap-anywhere">{displayName(user)}</p>
          <p className="text-sm leading-6 wrap-anywhere text-muted">
            <EmailText>{user.email}</EmailText>
          </p>
        </div>
      </div>
      <ButtonLink href="/dashboard/profile" variant="secondary" size="sm">
        Edit profile
      </ButtonLink>
    </section>
  );
}
