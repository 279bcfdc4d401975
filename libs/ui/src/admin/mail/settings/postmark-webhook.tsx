import type { MailWebhook } from '@polaris/contracts';
import { useMakePostmarkAddress } from '../../../api/mail/mail-webhooks.ts';
import { Button } from '../../../primitives/button.tsx';
import { CopyField } from '../../../primitives/fields/copy-field.tsx';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { WebhookSection } from './webhook-section.tsx';

/** Postmark gets a URL that contains a password. */
export function PostmarkWebhook({ webhook }: { webhook: MailWebhook }) {
  const { mutate, data, isPending, reset } = useMakePostmarkAddress();
  const isSetUp = webhook.createdAt !== null;
  return (
    <WebhookSection webhook={webhook} onRemoved={reset}>
      {data ? (
        <div className="w-full">
          <p className="mb-3">
            In Postmark, open your server, then its message stream, then Webhooks. Add a webhook,
            paste this address, and select Bounce and Spam complaint. It contains a password and is
            shown only now.
          </p>
          <CopyField label="Address for Postmark" value={data.address} autoFocus />
        </div>
      ) : (
        <p>
          {isSetUp
            ? 'Lost the address? Make a new one. The old one stops working.'
            : 'Make an address, and paste it in Postmark.'}
        </p>
      )}
      {!data && (
        <Button
          mutates
          variant="secondary"
          size="sm"
          pending={isPending}
          onClick={() => mutate(undefined, { onError: reportFailure })}
        >
          {isSetUp ? 'Make a new address' : 'Make an address'}
        </Button>
      )}
    </WebhookSection>
  );
}
