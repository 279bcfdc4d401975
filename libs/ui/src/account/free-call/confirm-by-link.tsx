import type { IntroCall } from '@polaris/contracts';
import { useState } from 'react';
import { useConfirmIntroCall } from '../../api/site/account/intro-calls.ts';
import { errorMessage } from '../../api/client/api-error.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button, ButtonLink } from '../../primitives/button.tsx';
import { CallBooked } from './call-booked.tsx';
import { CallHeading } from './call-heading.tsx';

/** The page of the link in the mail. Only its button books, as mail scanners open links, too. */
export function ConfirmByLink({ token }: { token: string }) {
  const confirm = useConfirmIntroCall();
  const [booked, setBooked] = useState<IntroCall | null>(null);
  if (booked) return <CallBooked call={booked} title="Your call is booked" />;
  const press = () => void confirm.mutateAsync({ token }).then(setBooked, () => undefined);
  return (
    <>
      <CallHeading title="Confirm your free call" takesFocus={false}>
        <p className="leading-6">The time in the email is booked once you confirm it here.</p>
      </CallHeading>
      <div className="flex max-w-prose flex-col items-start gap-4">
        {confirm.error && <Alert>{errorMessage(confirm.error)}</Alert>}
        {confirm.error && (
          <ButtonLink href="/services" variant="secondary">
            See all services
          </ButtonLink>
        )}
        <Button pending={confirm.isPending} onClick={press}>
          Book the call
        </Button>
      </div>
    </>
  );
}
