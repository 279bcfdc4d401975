import { type CallToActionLink, CallToAction } from '../../../layout/call-to-action.tsx';

interface ClosingWordProps {
  id: string;
  title: string;
  text: string;
  action: CallToActionLink;
}

/** The call to action of a page. */
export function ClosingWord({ id, title, text, action }: ClosingWordProps) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-6xl px-5 pb-16 md:px-8 md:pb-24">
      <div className="grid gap-x-16 gap-y-6 border-t border-line-strong pt-10 md:grid-cols-[2fr_3fr] md:pt-14">
        <h2 id={id} className="font-display text-headline">
          {title}
        </h2>
        <CallToAction text={text} textClassName="text-lead" action={action} />
      </div>
    </section>
  );
}
