import { withData } from '@polaris/contracts/browser-names';
import { Button } from '@polaris/ui/primitives/button';
import { isAdminPath } from './is-admin-path.ts';

export interface Talk {
  /** Opens the contact page when the last section is unrelated. */
  opensContact: boolean;
  /** Less prominent next to other tools. */
  isQuiet: boolean;
}

/** The last sections of account, sign-in and newsletter pages are not about contact. */
export const talkOn = (pathname: string): Talk => ({
  opensContact: /^\/(dashboard|invitation|login|newsletter)(\/|$)/.test(pathname),
  isQuiet: isAdminPath(pathname),
});

interface TalkButtonProps extends Talk {
  wide?: boolean;
}

/**
 * Scrolls to the page's last section; without scripts it opens the contact page. Screen readers announce
 * a button, as the form has no fields.
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
