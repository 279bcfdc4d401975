import { ButtonLink } from '@polaris/ui/primitives/button';
import { content } from '../../../page/content.ts';
import { SectionHeading } from '../../../layout/section-heading.tsx';

export function AboutOwner() {
  const { about } = content().landing;
  return (
    <section id="about" aria-labelledby="about-title" className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-12 px-5 py-20 md:grid-cols-12 md:gap-x-8 md:px-8 md:py-32">
        <div className="md:col-span-12 lg:col-span-9">
          <SectionHeading id="about-title" eyebrow={about.eyebrow} title={about.title} />
        </div>
        <div className="flex flex-col gap-5 text-lead md:col-span-7">
          {about.paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? '' : 'text-muted'}>
              {paragraph}
            </p>
          ))}
          <p className="flex flex-wrap gap-3 pt-4">
            <ButtonLink href="/portfolio" variant="secondary" size="lg">
              {about.portfolio}
            </ButtonLink>
            <ButtonLink href="/about" variant="ghost" size="lg">
              {about.story}
            </ButtonLink>
          </p>
        </div>
        <Principles />
      </div>
    </section>
  );
}

function Principles() {
  return (
    <dl className="md:col-span-5 lg:col-span-4 lg:col-start-9">
      {content().landing.about.principles.map(({ name, text }) => (
        <div key={name} className="flex flex-col gap-2 border-t border-line-strong py-6">
          <dt className="font-display text-2xl leading-tight">{name}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
