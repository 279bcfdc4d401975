import { type User, blobHash } from '@polaris/contracts';
import { useState } from 'react';
import { apiUrl } from '../api/client/client.ts';
import { initials } from './person.ts';

/** The picture if it loads, else initials. Hidden from screen readers, as the name is beside it. */
export function Avatar({ user }: { user: User }) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = shownPicture(user.profileImageUrl);
  if (picture && picture !== broken) {
    return (
      <img
        src={picture}
        alt=""
        width="64"
        height="64"
        referrerPolicy="no-referrer"
        onError={() => setBroken(picture)}
        className="size-16 shrink-0 rounded-full border border-line bg-sunken object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="flex size-16 shrink-0 items-center justify-center rounded-full bg-night font-display text-2xl on-night ring-1 ring-night-line"
    >
      {initials(user)}
    </span>
  );
}

/** An uploaded picture, or an external one: the Content Security Policy allows those over https only. */
function shownPicture(url: string | null): string | null {
  if (url === null) return null;
  if (blobHash(url)) return apiUrl(url);
  return /^https:\/\//i.test(url) ? url : null;
}
