import { withData } from '@polaris/contracts/browser-names';
import { Button } from '@polaris/ui/primitives/button';
import { isAdminPath } from './is-admin-path.ts';

export interface Talk {
  /** Opens the contact page, where the last section of a page is about something else. */
  opensContact: boolean;
  /** Beside tools that matter more. */
  isQuiet: boolean;
}

/** The pages of an account end in its deletion, and those of signing in and the newsletter in nothing. */
export const talkOn = (pathname: string): Talk => ({
  opensContact: /^\/(dashboard|invitation|login|newsletter)(\/|$)/.test(pathname),
  isQuiet: isAdminPath(pathname),
});

interface TalkButtonProps extends Talk {
  wide?: boolean;
}

/**
 * Scrolls to the page's last section; before the script has come it opens the contact page. For screen
 * readers it is a button: the form has nothing to fill in.
 */
export function TalkButton({ opensContact, isQuiet, wide = false }: TalkButtonProps) {
  return (
    <form
      role="none"
      action="/contact"
      className={wide ? 'flex' : 'ml-1'}
      {...(!opensContact && withData('talk'))}
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
