import type { ContactFormValues, Problem } from '@polaris/contracts';
import clsx from 'clsx';
import { content } from '../../page/content.ts';
import { contactTexts } from '../../../content/contact.ts';
import { CallLine } from '../../contact-form/call-line.tsx';
import { ContactForm } from '../../contact-form/contact-form.tsx';
import { Island } from '../../islands/island.tsx';
import { SectionHeading } from '../../layout/section-heading.tsx';

const note = 'border-l-2 border-warn bg-warn-soft px-4 py-3 text-sm text-warn';

interface WriteProps {
  sent: boolean;
  /** Whether the address has an unknown topic. */
  isUnknown: boolean;
  /** The page that books a free call; undefined if none can be booked. */
  call: string | undefined;
  values?: Partial<ContactFormValues>;
  problem?: Problem;
}

export function Write({ isUnknown, call, ...opening }: WriteProps) {
  const { thanks: title, again, sent, heading, unknownTopic } = contactTexts;
  const thanks = { title, text: content().contact.thanks, again };
  return (
    <section
      id="write"
      aria-labelledby="write-title"
      className="group mx-auto grid max-w-6xl gap-12 px-5 py-16 md:px-8 md:py-24 lg:grid-cols-12 lg:gap-x-8"
    >
      <h2 id="write-title" className="sr-only">
        {heading}
      </h2>
      <div className="flex flex-col gap-8 lg:col-span-7 lg:pr-8">
        {isUnknown && <p className={note}>{unknownTopic}</p>}
        <Island
          name="contact-form"
          component={ContactForm}
          props={{
            action: '/contact',
            formPath: '/contact#write',
            texts: { sent, thanks },
            ...(call && { call }),
            ...opening,
          }}
        />
      </div>
      <Helps call={call} />
      <Next />
    </section>
  );
}

/** Shows one of the two, depending on whether the thank-you panel has replaced the form. */
const whileWriting = 'group-has-[[data-thanks]]:hidden';
const onceSent = 'hidden group-has-[[data-thanks]]:flex';

function Next() {
  const { next } = content().contact;
  return (
    <div className={clsx('flex-col gap-6 lg:col-span-5', onceSent)}>
      <SectionHeading id="next-title" eyebrow={next.eyebrow} title={next.title} />
      <Points points={next.points} />
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex flex-col">
      {points.map((point) => (
        <li key={point} className="border-t border-line py-4 text-pretty">
          {point}
        </li>
      ))}
    </ul>
  );
}

function Helps({ call }: Pick<WriteProps, 'call'>) {
  const { helps } = content().contact;
  const { browse } = contactTexts;
  return (
    <div className={clsx('flex flex-col gap-6 lg:col-span-5', whileWriting)}>
      <SectionHeading id="helps-title" eyebrow={helps.eyebrow} title={helps.title} />
      <Points points={helps.points} />
      <p className="text-sm text-muted">{helps.confidence}</p>
      <p className="text-sm text-muted">
        {browse.text}{' '}
        <a href={browse.link} className="font-semibold text-accent underline underline-offset-4">
          {browse.label}
        </a>
      </p>
      <CallLine call={call} />
    </div>
  );
}
