import { type MailWebhook, mailProviderLabels } from '@polaris/contracts';
import { type ReactNode, useState } from 'react';
import { useRemoveMailWebhook } from '../../../api/mail/mail-webhooks.ts';
import { Badge } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { dateAndTime } from '../../shared/record/format.ts';

interface WebhookSectionProps {
  webhook: MailWebhook;
  /** The next setup step. */
  children: ReactNode;
  onRemoved?: () => void;
}

/** A provider's section: whether it reports, and how to set it up. */
export function WebhookSection({ webhook, children, onRemoved }: WebhookSectionProps) {
  const { provider, createdAt } = webhook;
  const label = mailProviderLabels[provider];
  return (
    <section aria-label={label} className="border-b border-line py-4 text-sm leading-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold text-ink">{label}</h3>
        <State {...webhook} />
        {createdAt && <TurnOff webhook={webhook} onRemoved={onRemoved} />}
      </div>
      <div className="mt-2 flex flex-col items-start gap-4">{children}</div>
    </section>
  );
}

function State({ createdAt, lastCalledAt, provider, confirmedAt }: MailWebhook) {
  if (!createdAt) return <Badge>Off</Badge>;
  if (provider === 'ses' && !confirmedAt) return <Badge tone="warn">Waiting for Amazon</Badge>;
  if (!lastCalledAt) return <Badge tone="warn">Waiting for the first report</Badge>;
  return (
    <>
      <Badge tone="success">On</Badge>
      <span className="text-muted">
        Last heard from <time dateTime={lastCalledAt}>{dateAndTime(lastCalledAt)}</time>
      </span>
    </>
  );
}

function TurnOff({ webhook: { provider }, onRemoved }: Omit<WebhookSectionProps, 'children'>) {
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoveMailWebhook();
  const label = mailProviderLabels[provider];
  const remove = async () => {
    try {
      await removal.mutateAsync(provider);
      onRemoved?.();
      reportSuccess(`Reports of ${label} are off`);
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        mutates
        variant="secondary"
        size="sm"
        aria-label={`Turn off ${label}`}
        onClick={() => setAsking(true)}
      >
        Turn off
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Turn off ${label}?`}
        text="Bounced email is no longer reported. Addresses that do not work stay marked."
        confirmLabel="Turn off"
        pending={removal.isPending}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
