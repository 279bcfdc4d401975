import type { User } from '@polaris/contracts';
import { MailCheck } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { addressToVerify } from '../address-to-verify.ts';
import { VerifyAddress } from '../verify-address.tsx';

interface VerifyNoticeProps {
  user: User;
  focusAfter: RefObject<HTMLElement | null>;
}

/** Asks the user to verify their address; nothing if none needs it. */
export function VerifyNotice({ user, focusAfter }: VerifyNoticeProps) {
  const id = useId();
  const address = addressToVerify(user);
  if (address === null) return null;
  return (
    <section
      aria-labelledby={id}
      className="mb-10 grid gap-x-16 gap-y-5 rounded-sm border border-line-strong bg-raised p-5 md:mb-14 md:p-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,384px)]"
    >
      <div className="flex max-w-prose flex-col gap-2 text-base leading-6">
        <h2 id={id} className="flex items-start gap-3 font-display text-2xl leading-8">
          <MailCheck aria-hidden="true" className="mt-1.5 size-5 shrink-0 text-accent" />
          {user.pendingEmail ? 'Verify your new email address' : 'Verify your email address'}
        </h2>
        <p className="text-pretty wrap-anywhere">
          Open the link in our email to <strong>{address}</strong>, or enter its code here.
        </p>
        <p className="text-pretty wrap-anywhere text-muted">{meanwhileText(user)}</p>
      </div>
      <VerifyAddress key={address} focusAfter={focusAfter}>
        <p className="text-sm leading-6 text-muted">
          Wrong address?{' '}
          <a
            href="/dashboard/profile#email"
            className="text-ink underline underline-offset-4 hover:text-accent"
          >
            Change it
          </a>
        </p>
      </VerifyAddress>
    </section>
  );
}

const meanwhileText = ({ email, emailStatus }: User): string =>
  emailStatus === 'verified'
    ? `Until then, ${email} remains the address of your account.`
    : "Until then, you won't get order confirmations or updates by email. Everything else works as usual.";
