import { ButtonLink } from '@polaris/ui/primitives/button';
import clsx from 'clsx';

export interface CallToActionLink {
  label: string;
  link: string;
}

interface CallToActionProps {
  text: string;
  textClassName: string;
  action: CallToActionLink;
}

/** A short text with one button. */
export function CallToAction({ text, textClassName, action }: CallToActionProps) {
  return (
    <div className="flex flex-col items-start gap-6">
      <p className={clsx('max-w-prose', textClassName)}>{text}</p>
      <ButtonLink href={action.link} size="lg">
        {action.label}
      </ButtonLink>
    </div>
  );
}
