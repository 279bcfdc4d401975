import { withData } from '@polaris/contracts/browser-names';
import { Button } from '@polaris/ui/primitives/button';

/**
 * Scrolls to the page's last section; before the script has come it opens the contact page. For screen
 * readers it is a button: the form has nothing to fill in.
 */
export function TalkButton({ wide = false }: { wide?: boolean }) {
  return (
    <form role="none" action="/contact" className={wide ? 'flex' : 'ml-1'} {...withData('talk')}>
      <Button type="submit" {...(wide && { size: 'lg', className: 'w-full' })}>
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
