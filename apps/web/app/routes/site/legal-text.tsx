import type { LegalDocument } from '../../legal-pages.ts';
import { content } from '../../page/content.ts';

export function LegalText({ legal }: { legal: LegalDocument }) {
  return (
    <article className="mx-auto flex max-w-6xl flex-col gap-10 px-5 py-14 md:px-8 md:py-20">
      <h1 className="font-display text-hero">{legal.title}</h1>
      {content().legal[legal.name].sections.map(({ title, paragraphs }) => (
        <section key={title} className="grid gap-4 border-t border-line pt-8 md:grid-cols-12">
          <h2 className="font-display text-title md:col-span-4">{title}</h2>
          <div className="flex max-w-prose flex-col gap-4 md:col-span-7 md:col-start-6">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </article>
  );
}
