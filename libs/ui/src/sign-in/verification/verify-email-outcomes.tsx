import { Alert } from '../../primitives/alert.tsx';
import { ButtonLink } from '../../primitives/button.tsx';

/** The next step takes the focus, as the focused button was removed. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

export const Verified = ({ email }: { email: string }) => (
  <div className="flex flex-col gap-5">
    <Alert tone="success">
      <strong>{email}</strong> is verified. Order confirmations and updates can now go there.
    </Alert>
    <ButtonLink size="lg" className="w-full" href="/dashboard" ref={focus}>
      Go to your dashboard
    </ButtonLink>
  </div>
);

export const Disowned = () => (
  <div className="flex flex-col gap-5">
    <Alert tone="success">
      Thank you. Your address is no longer used by the person who entered it.
    </Alert>
    <ButtonLink size="lg" className="w-full" href="/" ref={focus}>
      Go to the home page
    </ButtonLink>
  </div>
);

export const Refused = ({ text }: { text: string }) => (
  <div className="flex flex-col gap-5">
    <Alert>{text}</Alert>
    <p className="text-base leading-6 text-pretty text-ink">
      Sign in and request a new email on your dashboard. If it doesn't ask you to verify your
      address, it's already verified.
    </p>
    <ButtonLink size="lg" className="w-full" href="/dashboard" ref={focus}>
      Go to your dashboard
    </ButtonLink>
  </div>
);
