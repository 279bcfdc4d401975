import type { AskedConsent } from '@polaris/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useAllowAssistant, useAskedConsent } from '../../../api/office/assistants.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button, ButtonLink } from '../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { ScopeChoices } from './scope-choices.tsx';
import { TwoFactorNeeded } from './two-factor-needed.tsx';

/** Where an assistant asks the owner for access. What was allowed once is asked again. */
export function ConsentScreen() {
  const query = useLocation().search.slice(1);
  const asked = useAskedConsent(query);
  if (query === '') return <NothingAsked />;
  if (asked.isPending) return <LoadingState text="Reading what the assistant asks for..." />;
  if (asked.isError)
    return (
      <ErrorState
        level={1}
        title="This assistant cannot be connected"
        text={errorMessage(asked.error)}
        action={<Button onClick={() => void asked.refetch()}>Try again</Button>}
      />
    );
  return <Question asked={asked.data} query={query} />;
}

/** Opened by hand: without a request there is nothing to decide. */
const NothingAsked = () => (
  <ErrorState
    level={1}
    title="No assistant is asking"
    text="This page opens when you connect an assistant. Start in the assistant, with the address from your settings."
    action={
      <ButtonLink href="/admin/assistants" variant="secondary">
        Open Assistants
      </ButtonLink>
    }
  />
);

function Question({ asked, query }: { asked: AskedConsent; query: string }) {
  const { host, returnHost, isLocalOnly, hasTwoFactor, declineUrl } = asked;
  const [scopes, setScopes] = useState(asked.scopes);
  const allow = useAllowAssistant();
  const press = () =>
    allow.mutate({ query, scopes }, { onSuccess: ({ url }) => window.location.assign(url) });
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <ScreenHeader
        title={`Give ${host} access to your records?`}
        text="You came here from an assistant. If you did not just connect one, do not allow it."
      />
      {isLocalOnly && (
        <Alert tone="warn">
          The answer goes to a program on this computer, and any program here can say that it is
          from {host}. Allow it only if you have started it yourself.
        </Alert>
      )}
      {!hasTwoFactor && <TwoFactorNeeded />}
      <ScopeChoices chosen={scopes} onChange={setScopes} />
      <MayNot host={host} />
      <p className="text-sm leading-6 text-muted">The answer goes to {returnHost}.</p>
      {allow.isError && <Alert>{errorMessage(allow.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          mutates
          pending={allow.isPending || allow.isSuccess}
          disabled={!hasTwoFactor || scopes.length === 0}
          onClick={press}
        >
          Allow
        </Button>
        <ButtonLink href={declineUrl} variant="secondary">
          Do not allow
        </ButtonLink>
      </div>
    </div>
  );
}

const MayNot = ({ host }: { host: string }) => (
  <div className="text-sm leading-6">
    <h2 className="mb-1 font-semibold text-ink">What it may not do</h2>
    <p className="text-muted">
      Send anything that you have not approved, delete or export anything, change more than is named
      above, or reach files, settings and accounts. What it drafts waits for you.
    </p>
    <h2 className="mt-4 mb-1 font-semibold text-ink">What Polaris cannot prevent</h2>
    <p className="text-muted">
      What is read here leaves your server for {host}. Another tool of the same assistant can carry
      it further. You can revoke the connection at any time; it ends by itself after a year.
    </p>
  </div>
);
