import { ButtonLink } from '@polaris/ui/primitives/button';

interface ClosingWordProps {
  id: string;
  title: string;
  text: string;
  action: { label: string; link: string };
}

/** The one thing that a page would like its reader to do. */
export function ClosingWord({ id, title, text, action }: ClosingWordProps) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-6xl px-5 pb-16 md:px-8 md:pb-24">
      <div className="grid gap-x-16 gap-y-6 border-t border-line-strong pt-10 md:grid-cols-[2fr_3fr] md:pt-14">
        <h2 id={id} className="font-display text-headline">
          {title}
        </h2>
        <div className="flex flex-col items-start gap-6">
          <p className="max-w-prose text-lead">{text}</p>
          <ButtonLink href={action.link} size="lg">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
