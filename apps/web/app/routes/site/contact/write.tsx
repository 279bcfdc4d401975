import type { ContactFormValues, Problem } from '@polaris/contracts';
import { contact } from '../../../../content/contact.ts';
import { ContactForm } from '../../../contact-form/contact-form.tsx';
import { Island } from '../../../islands/island.tsx';
import { SectionHeading } from '../../../layout/section-heading.tsx';

const { helps, browse, form } = contact;

interface WriteProps {
  sent: boolean;
  values?: Partial<ContactFormValues>;
  problem?: Problem;
}

export function Write(opening: WriteProps) {
  return (
    <section
      id="write"
      aria-labelledby="write-title"
      className="mx-auto grid max-w-6xl gap-12 px-5 py-16 md:px-8 md:py-24 lg:grid-cols-12 lg:gap-x-8"
    >
      <h2 id="write-title" className="sr-only">
        {form.title}
      </h2>
      <div className="lg:col-span-7 lg:pr-8">
        <Island
          name="contact-form"
          component={ContactForm}
          props={{
            action: '/contact',
            formPath: '/contact#write',
            texts: form.texts,
            ...opening,
          }}
        />
      </div>
      <Helps />
    </section>
  );
}

function Helps() {
  return (
    <div className="flex flex-col gap-6 lg:col-span-5">
      <SectionHeading id="helps-title" eyebrow={helps.eyebrow} title={helps.title} />
      <ul className="flex flex-col">
        {helps.points.map((point) => (
          <li key={point} className="border-t border-line py-4 text-pretty">
            {point}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{helps.confidence}</p>
      <p className="text-sm text-muted">
        {browse.text}{' '}
        <a href={browse.link} className="font-semibold text-accent underline underline-offset-4">
          {browse.label}
        </a>
      </p>
    </div>
  );
}
