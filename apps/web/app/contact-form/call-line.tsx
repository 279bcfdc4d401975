import clsx from 'clsx';
import { contactTexts } from '../../content/contact.ts';

interface CallLineProps {
  /** The page that books a free call; undefined if none can be booked. */
  call: string | undefined;
  className?: string;
}

/** "Would you rather talk? Book a free call." */
export function CallLine({ call, className }: CallLineProps) {
  if (!call) return null;
  const { text, label } = contactTexts.bookCall;
  return (
    <p className={clsx('text-sm text-muted', className)}>
      {text}{' '}
      <a href={call} className="font-semibold text-accent underline underline-offset-4">
        {label}
      </a>
    </p>
  );
}
