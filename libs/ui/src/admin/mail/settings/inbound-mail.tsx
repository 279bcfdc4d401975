import { type InboundMail, mailProviderLabels } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useInboundMail, useSetPostmarkInbound } from '../../../api/mail/inbound-mail.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { CopyField } from '../../../primitives/fields/copy-field.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { dateAndTime } from '../../shared/record/format.ts';
import { InboundMailForm } from './inbound-mail-form.tsx';
import { TurnOffReplies } from './turn-off-replies.tsx';

/** Sets up how clients' email replies reach their conversations. */
export function InboundMailSettings() {
  const { data, error, isPending, refetch } = useInboundMail();
  return (
    <section aria-labelledby="inbound-mail-title" className="mt-10">
      <h2 id="inbound-mail-title" className="text-base font-semibold text-ink">
        Replies by email
      </h2>
      <p className="mt-1 text-sm leading-6 text-muted">
        A client’s reply to your email can go straight onto the client’s record and dashboard, if
        Postmark or Amazon SES receives it for you. Without this, replies go to your own mailbox.
      </p>
      {isPending && <LoadingState text="Loading replies by email..." />}
      {error && !data && (
        <ErrorState
          title="Replies by email could not be loaded"
          text={errorMessage(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {data && <Loaded inbound={data} />}
    </section>
  );
}

function Loaded({ inbound }: { inbound: InboundMail }) {
  const postmark = useSetPostmarkInbound();
  const { provider, address, ignored } = inbound;
  return (
    <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4 text-sm leading-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <State {...inbound} />
        {provider && (
          <span className="wrap-anywhere text-muted">
            {mailProviderLabels[provider]}, {address}
          </span>
        )}
        {provider && <TurnOffReplies onTurnedOff={postmark.reset} />}
      </div>
      {postmark.data && (
        <div>
          <p className="mb-3">
            In Postmark, open your server, then its inbound stream, then Settings, and paste this
            address as the webhook. It contains a password and is shown only now.
          </p>
          <CopyField label="Webhook for Postmark" value={postmark.data.address} autoFocus />
        </div>
      )}
      <NextStep {...inbound} />
      {ignored > 0 && <p className="text-muted">Left out: {countOf(ignored)}.</p>}
      <InboundMailForm key={`${provider} ${address}`} inbound={inbound} postmark={postmark} />
    </div>
  );
}

function State({ provider, confirmedAt, lastReceivedAt }: InboundMail) {
  if (!provider) return <Badge>Off</Badge>;
  if (provider === 'ses' && !confirmedAt) return <Badge tone="warn">Waiting for Amazon</Badge>;
  if (!lastReceivedAt) return <Badge tone="warn">Waiting for your test email</Badge>;
  return (
    <>
      <Badge tone="success">On</Badge>
      <span className="text-muted">
        Last email <time dateTime={lastReceivedAt}>{dateAndTime(lastReceivedAt)}</time>
      </span>
    </>
  );
}

/** Setup instructions until the first mail arrives; before that, clients do not get the address. */
function NextStep({ provider, address, endpoint, confirmedAt, lastReceivedAt }: InboundMail) {
  if (!provider || lastReceivedAt) return null;
  return (
    <>
      {provider === 'ses' && !confirmedAt && (
        <div>
          <p className="mb-3">
            In Amazon SNS, create a subscription of the topic with the protocol HTTPS and this
            endpoint. It is confirmed automatically within a minute.
          </p>
          <CopyField label="Endpoint for replies" value={endpoint} />
        </div>
      )}
      <p>
        Send an email to {address} yourself. Once it has arrived here, your clients’ replies go
        there; until then, they go to your mailbox.
      </p>
    </>
  );
}

const countOf = (ignored: number): string =>
  ignored === 1 ? 'one automatic reply' : `${ignored.toLocaleString('en-US')} automatic replies`;
