import type { MailProvider, MailWebhook } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useMailWebhooks } from '../../../api/mail/mail-webhooks.ts';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { PostmarkWebhook } from './postmark-webhook.tsx';
import { SesWebhook } from './ses-webhook.tsx';

/** Sets up the mail provider's reports of bounces and complaints. */
export function MailWebhooks() {
  const { data, error, isPending, refetch } = useMailWebhooks();
  return (
    <section aria-labelledby="mail-webhooks-title" className="mt-10">
      <h2 id="mail-webhooks-title" className="text-base font-semibold text-ink">
        Bounced email
      </h2>
      <p className="mt-1 text-sm leading-6 text-muted">
        An address can stop working, or a reader can report your email as spam. If you send with one
        of these providers, it can report that here: you are told, and the address gets no more
        email. With another provider, you only see what it refuses immediately.
      </p>
      {isPending && <LoadingState text="Loading the reports..." />}
      {error && !data && (
        <ErrorState
          title="The reports could not be loaded"
          text={errorMessage(error)}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {data && (
        <div className="mt-4 border-t border-line">
          <PostmarkWebhook webhook={webhookOf(data, 'postmark')} />
          <SesWebhook webhook={webhookOf(data, 'ses')} />
        </div>
      )}
    </section>
  );
}

const webhookOf = (webhooks: MailWebhook[], name: MailProvider): MailWebhook =>
  webhooks.find(({ provider }) => provider === name)!;
