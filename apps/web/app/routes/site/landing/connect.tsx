import type { ContactFormValues, Problem } from '@polaris/contracts';
import { content } from '../../../page/content.ts';
import { landingTexts } from '../../../../content/landing.ts';
import { CallLine } from '../../../contact-form/call-line.tsx';
import { ContactForm } from '../../../contact-form/contact-form.tsx';
import { Island } from '../../../islands/island.tsx';
import { SectionHeading } from '../../../layout/section-heading.tsx';

interface ConnectProps {
  sent: boolean;
  /** The page that books a free call; undefined if none can be booked. */
  call: string | undefined;
  values?: Partial<ContactFormValues>;
  problem?: Problem;
}

export function LetsConnect({ call, ...opening }: ConnectProps) {
  const { site, landing } = content();
  const { connect } = landing;
  const thanks = { title: landingTexts.thanks, text: landing.thanks };
  return (
    <section
      id="lets-connect"
      aria-labelledby="lets-connect-title"
      className="mx-auto grid max-w-6xl gap-12 px-5 py-20 md:px-8 md:py-32 lg:grid-cols-12 lg:gap-x-8"
    >
      <div className="flex flex-col gap-6 lg:col-span-5">
        <SectionHeading id="lets-connect-title" eyebrow={connect.eyebrow} title={connect.title} />
        <p className="max-w-prose text-muted">{connect.text}</p>
        <p className="hidden font-semibold print:block">{site.mail}</p>
        <Steps />
        <CallLine call={call} className="print:hidden" />
      </div>
      <div id="contact-form" className="scroll-mt-8 lg:col-span-7 lg:pl-8">
        <Island
          name="contact-form"
          component={ContactForm}
          props={{
            action: '/?index',
            formPath: '/#lets-connect',
            texts: { sent: landingTexts.sent, thanks },
            ...(call && { call }),
            ...opening,
          }}
        />
      </div>
    </section>
  );
}

function Steps() {
  return (
    <ol className="mt-2 flex flex-col">
      {content().landing.connect.steps.map((step, index) => (
        <li key={step} className="flex gap-5 border-t border-line py-4 text-[0.9375rem]">
          <span aria-hidden="true" className="font-display text-xl leading-6 text-accent">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
