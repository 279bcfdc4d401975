import { ButtonLink } from '@polaris/ui/primitives/button';
import { SectionHeading } from './section-heading.tsx';

interface ClosingProps {
  eyebrow: string;
  title: string;
  text: string;
  action: { label: string; link: string };
}

/** The last section of a page, which 'Let's Talk' scrolls to: the way to a conversation. */
export function Closing({ eyebrow, title, text, action }: ClosingProps) {
  return (
    <section aria-labelledby="closing-title" className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-20 md:grid-cols-[3fr_2fr] md:items-end md:gap-16 md:px-8 md:py-28">
        <SectionHeading id="closing-title" eyebrow={eyebrow} title={title} />
        <div className="flex flex-col items-start gap-6">
          <p className="max-w-prose text-muted">{text}</p>
          <ButtonLink href={action.link} size="lg">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
