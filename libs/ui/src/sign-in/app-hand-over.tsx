import { useEffect } from 'react';
import { ButtonLink } from '../primitives/button.tsx';

/** The last step, in the browser, of a sign-in that the desktop app started. */
export function AppHandOver({ link }: { link: string }) {
  useEffect(() => location.assign(link), [link]);
  return (
    <div className="flex flex-col gap-4">
      <ButtonLink size="lg" className="w-full" href={link}>
        Open the app
      </ButtonLink>
      <p className="text-sm leading-6 text-muted">You can close this page afterwards.</p>
    </div>
  );
}
