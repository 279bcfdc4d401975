import { Button, ButtonLink } from '@polaris/ui/primitives/button';
import { Input } from '@polaris/ui/primitives/fields/input';
import { navigation } from '../../../content/navigation.ts';
import { MessagePage } from './message-page.tsx';
import { pageTitle } from '../../page/page-title.ts';

export const notFoundMeta = () => [
  { title: pageTitle('Page not found') },
  { name: 'robots', content: 'noindex' },
];

export function NotFoundPage() {
  return (
    <MessagePage
      code="404"
      lead="Oh... bummer."
      title="Something went wrong."
      text="The page you're looking for doesn't exist, or maybe it wandered off to get coffee."
    >
      <ButtonLink href="/" size="lg">
        Take Me Home
      </ButtonLink>
      <HelpfulLinks />
    </MessagePage>
  );
}

/** Suggestions: a search for services, and the main pages. */
function HelpfulLinks() {
  return (
    <div className="flex w-full flex-col gap-4 pt-8">
      <form role="search" action="/services" className="flex max-w-xl flex-wrap items-end gap-3">
        <label className="flex min-w-0 grow flex-col gap-1.5 text-sm font-semibold">
          Search the services
          <Input type="search" name="q" />
        </label>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
      <nav aria-label="Main pages">
        <ul className="flex flex-wrap gap-x-6">
          {navigation.map(({ label, link }) => (
            <li key={link}>
              <a
                href={link}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
