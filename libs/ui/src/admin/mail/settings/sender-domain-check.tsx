import type { DomainRecord, SenderDomain } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useSenderDomain } from '../../../api/mail/mail-settings.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { type DomainPart, adviceOn, domainParts } from './domain-texts.ts';
import type { MailSettingsForm } from './use-mail-settings-form.ts';

interface SenderDomainCheckProps {
  form: MailSettingsForm;
  /** The sender address set by the server's environment, which is not in the form. */
  fixedSender: string | null | false;
}

/** Checks whether other mail servers trust mail from the sender's domain, and shows the DNS records to add. */
export function SenderDomainCheck({ form, fixedSender }: SenderDomainCheckProps) {
  const check = useSenderDomain();
  const run = async () => {
    if (!(await form.trigger(['senderAddress', 'dkimSelector'], { shouldFocus: true }))) return;
    const { senderAddress, dkimSelector } = form.getValues();
    check.mutate({ senderAddress: fixedSender || (senderAddress ?? ''), dkimSelector });
  };
  return (
    <section aria-labelledby="sender-domain-title" className="mt-10">
      <h2 id="sender-domain-title" className="text-base font-semibold text-ink">
        Your domain
      </h2>
      <p className="mt-1 text-sm leading-6 text-muted">
        Other mail servers look up three records of the sender’s domain. Without them, your email
        may end up as spam. You add them where your domain is managed.
      </p>
      <Button
        variant="secondary"
        className="mt-4"
        pending={check.isPending}
        mutates={false}
        onClick={() => void run()}
      >
        {check.isPending ? 'Checking the domain...' : 'Check the domain'}
      </Button>
      {check.error && <Alert className="mt-4">{errorMessage(check.error)}</Alert>}
      {check.data && <Records {...check.data} />}
    </section>
  );
}

function Records({ domain, ...records }: SenderDomain) {
  return (
    <dl aria-label={`Records of ${domain}`} className="mt-4 border-t border-line text-sm leading-6">
      {domainParts.map((part) => (
        <RecordEntry key={part} part={part} record={records[part]} />
      ))}
    </dl>
  );
}

const states: Record<DomainRecord['state'], { tone: BadgeTone; label: string }> = {
  found: { tone: 'success', label: 'Found' },
  missing: { tone: 'danger', label: 'Missing' },
  wrong: { tone: 'danger', label: 'Wrong' },
  unknown: { tone: 'neutral', label: 'Not known' },
};

function RecordEntry({ part, record }: { part: DomainPart; record: DomainRecord | null }) {
  const { tone, label } = record ? states[record.state] : { tone: 'neutral', label: 'Not checked' };
  const { text, add } = adviceOn(part, record);
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line px-1 py-3 sm:grid-cols-[6rem_7rem_minmax(0,1fr)]">
      <dt className="font-semibold text-ink">{part.toUpperCase()}</dt>
      <dd>
        <Badge tone={tone as BadgeTone}>{label}</Badge>
      </dd>
      <dd className="wrap-anywhere">
        {text}
        {[record?.record, add].map(
          (value) =>
            value && (
              <code key={value} className="mt-1 block whitespace-pre-line text-muted">
                {value}
              </code>
            ),
        )}
      </dd>
    </div>
  );
}
