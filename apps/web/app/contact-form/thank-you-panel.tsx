import { withData } from '@polaris/contracts/browser-names';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { Star } from '@polaris/ui/primitives/star';
import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CallLine } from './call-line.tsx';

interface ThankYouPanelProps {
  title: string;
  text: string;
  /** The page that books a free call, if one can be booked. */
  call?: string | undefined;
  /** The label of the button back to the form, if any. */
  again?: string | undefined;
  onAgain: (how: 'again' | 'reset') => void;
  formPath: string;
  /** Takes the focus after sending. */
  takesFocus: boolean;
}

export function ThankYouPanel(props: ThankYouPanelProps) {
  const { title, text, call, again, onAgain, formPath, takesFocus } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus]);
  const reopen = (event: MouseEvent) => {
    event.preventDefault();
    onAgain('again');
  };
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="status"
      {...withData('thanks')}
      onReset={() => flushSync(() => onAgain('reset'))}
      className="flex flex-col items-start gap-5 border-t-2 border-accent py-12 outline-none"
    >
      <Star className="size-8 text-accent" />
      <h3 className="font-display text-headline">{title}</h3>
      <p className="max-w-prose text-lead text-muted">{text}</p>
      <CallLine call={call} />
      {again && (
        <ButtonLink href={formPath} onClick={reopen} variant="secondary" size="lg">
          {again}
        </ButtonLink>
      )}
    </div>
  );
}
