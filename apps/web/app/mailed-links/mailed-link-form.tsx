import { withData } from '@polaris/contracts/browser-names';
import { Button } from '@polaris/ui/primitives/button';

/**
 * The page of a mailed link. Its token is after the `#`, so that servers, their logs and other sites never get it. A
 * script puts it into the form. Only a button acts, as mail scanners open links.
 */
export const MailedLinkForm = ({ button }: { button: string }) => (
  <>
    <form method="post" className="[@media(scripting:none)]:hidden" {...withData('mailedLink')}>
      {/* Disabled until the script is there: sent without its token, the form would say that the link is wrong. */}
      <Button type="submit" size="lg" disabled>
        {button}
      </Button>
    </form>
    <p className="hidden [@media(scripting:none)]:block">
      This page needs JavaScript, which is turned off in this browser.
    </p>
  </>
);
