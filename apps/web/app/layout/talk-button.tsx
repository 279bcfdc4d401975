import { withData } from '@polaris/contracts/browser-names';
import { Button } from '@polaris/ui/primitives/button';
import { isAdminPath } from './is-admin-path.ts';

export interface Talk {
  /** What it opens when the last section is unrelated. */
  opens: '/contact' | '/dashboard#messages' | null;
  /** Less prominent next to other tools. */
  isQuiet: boolean;
}

/** The last sections of sign-in and newsletter pages are not about contact; clients have messages in their dashboard. */
export function talkOn(pathname: string): Talk {
  const isAccount = /^\/dashboard(\/|$)/.test(pathname);
  const isUnrelated = /^\/(invitation|login|newsletter)(\/|$)/.test(pathname);
  return {
    opens: isAccount ? '/dashboard#messages' : isUnrelated ? '/contact' : null,
    isQuiet: isAccount || isAdminPath(pathname),
  };
}

interface TalkButtonProps extends Talk {
  wide?: boolean;
}

/**
 * Scrolls to the page's last section; without scripts it opens the contact page. Screen readers announce
 * a button, as the form has no fields.
 */
export function TalkButton({ opens, isQuiet, wide = false }: TalkButtonProps) {
  return (
    <form
      role="none"
      action={opens ?? '/contact'}
      className={wide ? 'flex' : 'ml-1'}
      {...(opens === null && withData('talk'))}
    >
      <Button
        type="submit"
        variant={isQuiet ? 'ghost' : 'primary'}
        {...(wide && { size: 'lg', className: 'w-full' })}
      >
        {wide ? "Let's Talk" : <ShortOnSmallScreens />}
      </Button>
    </form>
  );
}

function ShortOnSmallScreens() {
  return (
    <>
      <span className="sm:hidden">Talk</span>
      <span className="hidden whitespace-nowrap sm:inline">Let's Talk</span>
    </>
  );
}
