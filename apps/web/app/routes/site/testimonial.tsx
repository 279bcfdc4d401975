import type { AuthorTestimonial, LinkResult, Problem, TestimonialStep } from '@polaris/contracts';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { data, redirect } from 'react-router';
import { testimonials as words } from '../../../content/testimonials.ts';
import { MessagePage } from '../../layout/messages/message-page.tsx';
import { PageIntro } from '../../layout/page-intro.tsx';
import { MailedLinkForm } from '../../mailed-links/mailed-link-form.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { flag } from '../../page/query-params.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/testimonial';
import { TestimonialByAuthor } from './testimonial/own-testimonial.tsx';
import { WriteTestimonial } from './testimonial/write-testimonial.tsx';
import { pageTitle } from '../../page/page-title.ts';

const { page: texts } = words;

export const handle: PageHandle = {
  hydrate: false,
  query: { sent: flag, agreed: flag },
  mailedLink: true,
};

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return { sent: searchParams.has('sent'), agreed: searchParams.has('agreed') };
}

/** The testimonial of the link, with the submitted values after an error and in a preview. */
interface Opened {
  found: LinkResult<AuthorTestimonial>;
  token: string;
  url: string;
  values?: Record<string, string>;
  step?: TestimonialStep;
  problem?: Problem;
}

/** Without an intent, the button of a mailed link was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { data: site, publicUrl, visitor } = context.get(siteContext);
  const { token = '', ...fields } = textsOf(await request.formData());
  const result =
    fields['intent'] === undefined
      ? undefined
      : await site.submitTestimonial(token, fields, visitor);
  const step = result?.ok ? result.value : undefined;
  if (step?.done === 'sent') return redirect(`/testimonial?sent${new URL(step.url).hash}`, 303);
  if (step?.done === 'agreed') return redirect(`/testimonial?agreed#${token}`, 303);
  const found = await site.findTestimonialByToken(token);
  const opened = { found, token, url: `${publicUrl}/testimonial#${token}` };
  if (result && !result.ok) return rejected(result, { ...opened, values: fields });
  if (!result) return data<Opened>(opened, { status: found.ok ? 200 : found.problem.status });
  return data<Opened>({ ...opened, values: fields, ...(step && { step }) }, { status: 200 });
}

const rejected = (
  { problem, retryAfterSeconds }: LinkResult<TestimonialStep> & { ok: false },
  opened: Opened,
) =>
  data<Opened>(
    { ...opened, problem },
    {
      status: problem.status,
      headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
    },
  );

const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  new Headers([...actionHeaders, ['X-Robots-Tag', 'noindex, nofollow']]);

export const meta = () => [
  { title: pageTitle(words.page.own) },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Testimonial({ loaderData, actionData }: Route.ComponentProps) {
  if (!actionData) return <MailedLink {...loaderData} />;
  const { found, ...page } = actionData;
  if (page.step?.done === 'withdrawn') return <Withdrawn />;
  if (!found.ok) return <RejectedTestimonial problem={page.problem ?? found.problem} />;
  const { value: testimonial } = found;
  return (
    <main id="main" tabIndex={-1}>
      <PageIntro
        eyebrow={texts.eyebrow}
        title={testimonial.isOwn ? texts.own : texts.write}
        lead={texts.about(testimonial.service?.name ?? texts.unnamedService)}
      />
      {testimonial.isOwn ? (
        <TestimonialByAuthor testimonial={testimonial} {...loaderData} {...page} />
      ) : (
        <WriteTestimonial testimonial={testimonial} {...page} />
      )}
    </main>
  );
}

/** The same page for everyone: the token stays in the browser until the button is pressed. */
const MailedLink = ({ sent, agreed }: { sent: boolean; agreed: boolean }) => (
  <main id="main" tabIndex={-1}>
    <PageIntro eyebrow={texts.eyebrow} title={texts.own} lead={leadOf(sent, agreed)}>
      <MailedLinkForm button={texts.open} />
    </PageIntro>
  </main>
);

function leadOf(sent: boolean, agreed: boolean): string {
  if (sent) return words.sent;
  return agreed ? words.agreed : texts.lead;
}

const Withdrawn = () => (
  <MessagePage {...words.withdraw.done}>
    <HomeLink />
  </MessagePage>
);

const RejectedTestimonial = ({ problem: { status, detail } }: { problem: Problem }) => (
  <MessagePage
    code={String(status)}
    lead={words.refused[status] ?? words.refusedOtherwise}
    text={detail}
  >
    <HomeLink />
  </MessagePage>
);

const HomeLink = () => (
  <ButtonLink href="/" size="lg">
    Take Me Home
  </ButtonLink>
);
