import { type ReactNode, type Ref, useId } from 'react';

interface ProfileSectionProps {
  title: string;
  text: string;
  /** For moving the focus to the title. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A section of the profile: title and text on the left, its form on the right. */
export function ProfileSection({ title, text, headingRef, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-6 border-t border-line-strong pt-6 pb-14 lg:grid-cols-[minmax(0,320px)_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-2">
        <h2
          id={id}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          className="font-display text-2xl leading-8 focus:outline-none"
        >
          {title}
        </h2>
        <p className="max-w-prose text-sm leading-6 text-muted">{text}</p>
      </div>
      <div className="max-w-xl min-w-0">{children}</div>
    </section>
  );
}
