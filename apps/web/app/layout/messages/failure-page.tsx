import { ButtonLink } from '@polaris/ui/primitives/button';
import { isRouteErrorResponse } from 'react-router';
import { MessagePage } from './message-page.tsx';
import { pageTitle } from '../../page/page-title.ts';

interface Failure {
  status: number;
  lead: string;
  text: string;
}

const unavailable: Failure = {
  status: 503,
  lead: 'Back in a moment.',
  text: 'The site can’t reach its records right now. This usually passes within a minute.',
};

const rejectedFailure = (status: number): Failure => ({
  status,
  lead: 'That didn’t go through.',
  text: 'This page can’t answer that request. Go back and try again.',
});

const unreached: Failure = {
  status: 503,
  lead: 'No connection.',
  text: 'This page can’t reach the server right now. Your device may be offline.',
};

const broken: Failure = {
  status: 500,
  lead: 'Something went wrong.',
  text: 'It’s our fault, and the error has been logged. Trying again often helps.',
};

/** The messages of browsers for a request that did not reach the server. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load|import/i.test(error.message);

function describe(error: unknown): Failure {
  if (isLost(error)) return unreached;
  if (!isRouteErrorResponse(error)) return broken;
  if (error.status === 503) return unavailable;
  return error.status < 500 ? rejectedFailure(error.status) : broken;
}

/** The page for a failed render. */
export function FailurePage({ error }: { error: unknown }) {
  const { status, lead, text } = describe(error);
  return (
    <MessagePage code={String(status)} lead={lead} text={text}>
      <title>{pageTitle(lead)}</title>
      <meta name="robots" content="noindex" />
      <ButtonLink href="" size="lg">
        Try again
      </ButtonLink>
      <ButtonLink href="/" size="lg" variant="secondary">
        Take Me Home
      </ButtonLink>
    </MessagePage>
  );
}
