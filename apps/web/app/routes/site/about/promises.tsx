import { content } from '../../../page/content.ts';
import { SectionHeading } from '../../../layout/section-heading.tsx';

export function Promises() {
  const { eyebrow, title, points } = content().about.promises;
  return (
    <section
      aria-labelledby="promises-title"
      className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-28"
    >
      <SectionHeading id="promises-title" eyebrow={eyebrow} title={title} />
      <dl className="grid gap-x-8 pt-10 md:grid-cols-2 md:gap-y-4 lg:grid-cols-4">
        {points.map(({ name, text }) => (
          <div key={name} className="flex flex-col gap-2 border-t border-line-strong py-6">
            <dt className="font-display text-2xl leading-tight">{name}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
