import { type CallToActionLink, CallToAction } from './call-to-action.tsx';
import { SectionHeading } from './section-heading.tsx';

interface ClosingProps {
  eyebrow: string;
  title: string;
  text: string;
  action: CallToActionLink;
}

/** The last section of a page, which 'Let's Talk' scrolls to. */
export function Closing({ eyebrow, title, text, action }: ClosingProps) {
  return (
    <section aria-labelledby="closing-title" className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-8 px-5 py-20 md:grid-cols-[3fr_2fr] md:items-end md:gap-16 md:px-8 md:py-28">
        <SectionHeading id="closing-title" eyebrow={eyebrow} title={title} />
        <CallToAction text={text} textClassName="text-muted" action={action} />
      </div>
    </section>
  );
}
