import { content } from '../../../page/content.ts';

/** Chapters with their titles in the margin. */
export function AboutStory() {
  const { chapters } = content().about;
  if (chapters.length === 0) return null;
  return (
    <div className="mx-auto flex max-w-6xl flex-col px-5 py-16 md:px-8 md:py-24">
      {chapters.map(({ title, paragraphs }) => (
        <section
          key={title}
          className="grid gap-5 border-t border-line py-10 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-12 md:gap-x-8 md:py-14"
        >
          <h2 className="font-display text-title md:col-span-5 lg:col-span-4">{title}</h2>
          <div className="flex max-w-prose flex-col gap-5 text-lead md:col-span-7 lg:col-start-6">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
