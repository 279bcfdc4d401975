import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ScreenTitle } from '../../shared/record/screen-header.tsx';
import { CustomerStep } from './customer-step.tsx';
import { LiveStep } from './live-step.tsx';
import { MailStep } from './mail-step.tsx';
import { PricesStep } from './prices-step.tsx';
import { YouStep } from './you-step.tsx';
import type { StepProps } from './step-buttons.tsx';

interface Step {
  name: string;
  title: string;
  text: string;
  Content: (props: StepProps) => ReactNode;
}

/** The end: what visitors see now, and what comes next. */
const LIVE = 'live';

/** Each can be left out. */
const steps: readonly Step[] = [
  {
    name: 'you',
    title: 'Your name and what you do',
    text: 'Visitors read it on every page, and your email is signed with it.',
    Content: YouStep,
  },
  {
    name: 'prices',
    title: 'Your services and prices',
    text: 'These are examples. Type what each costs, and hide what you don’t offer.',
    Content: PricesStep,
  },
  {
    name: 'mail',
    title: 'Your email',
    text: 'How your email is sent. Until it is set, email stays in the outbox and is not delivered.',
    Content: MailStep,
  },
  {
    name: 'customer',
    title: 'Your first customer',
    text: 'Someone you already work with. You can import a whole list later.',
    Content: CustomerStep,
  },
];

/** The initial settings of a new owner, one step at a time; the dashboard's checklist shows the remaining ones. */
export function FirstRunScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const at = Math.max(
    0,
    steps.findIndex(({ name }) => name === search.get('step')),
  );
  const { name, title, text, Content } = steps[at]!;
  const next = steps[at + 1]?.name ?? LIVE;
  const go = () => void navigate(`/admin/start?step=${next}`);
  if (search.get('step') === LIVE)
    return (
      <div key={LIVE} className="mx-auto max-w-2xl py-6">
        <StepTitle>Your site is live</StepTitle>
        <LiveStep />
      </div>
    );
  return (
    <div className="mx-auto max-w-2xl py-6">
      <Progress at={at} />
      <div key={name}>
        <StepTitle>{title}</StepTitle>
        <p className="mt-2 mb-6 leading-7 text-muted">{text}</p>
        <Content onDone={go} />
      </div>
    </div>
  );
}

function Progress({ at }: { at: number }) {
  return (
    <div className="mb-5">
      <p className="text-sm text-muted">
        Step {at + 1} of {steps.length}
      </p>
      <progress
        aria-label="Steps"
        value={at + 1}
        max={steps.length}
        className="mt-2 h-1.5 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}

/** Takes the focus with each step, so that screen readers announce it, and shows the step from its top. */
function StepTitle({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <ScreenTitle>{children}</ScreenTitle>
    </div>
  );
}
