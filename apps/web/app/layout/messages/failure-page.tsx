import { ButtonLink } from '@polaris/ui/primitives/button';
import { isRouteErrorResponse } from 'react-router';
import { MessagePage } from './message-page.tsx';

interface Failure {
  status: number;
  lead: string;
  text: string;
}

const unavailable: Failure = {
  status: 503,
  lead: 'Back in a moment.',
  text: 'The site cannot reach its records right now. This usually passes within a minute.',
};

const rejectedFailure = (status: number): Failure => ({
  status,
  lead: 'That did not go through.',
  text: 'The request was not one that this page can answer. Going back and trying again often helps.',
});

const unreached: Failure = {
  status: 503,
  lead: 'No connection.',
  text: 'The server cannot be reached right now. This page needs it, and your device may be offline.',
};

const broken: Failure = {
  status: 500,
  lead: 'Something went wrong.',
  text: 'The fault is on this side, and it has been noted. Trying again often helps.',
};

/** How browsers report that a request did not reach the server. */
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
      <title>{`${lead} · Polaris`}</title>
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
