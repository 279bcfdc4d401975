import type { LinkResult, Problem, TestimonialStep } from '@polaris/contracts';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { data, redirect } from 'react-router';
import { testimonials as words } from '../../../content/testimonials.ts';
import { MessagePage } from '../../layout/messages/message-page.tsx';
import { PageIntro } from '../../layout/page-intro.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { flag } from '../../page/query-params.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/testimonial';
import { TestimonialByAuthor } from './testimonial/own-testimonial.tsx';
import { WriteTestimonial } from './testimonial/write-testimonial.tsx';

export const handle: PageHandle = {
  hydrate: false,
  private: true,
  query: { sent: flag, agreed: flag },
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { data: site, publicUrl } = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const found = await site.findTestimonialByToken(params.token);
  const page = {
    found,
    url: `${publicUrl}/testimonial/${encodeURIComponent(params.token)}`,
    sent: searchParams.has('sent'),
    agreed: searchParams.has('agreed'),
  };
  return data(page, { status: found.ok ? 200 : found.problem.status });
}

/** Shows the submitted values after an error, and in a preview. */
interface Sent {
  values: Record<string, string>;
  step?: TestimonialStep;
  problem?: Problem;
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { data: site, visitor } = context.get(siteContext);
  const fields = Object.fromEntries(await request.formData());
  const result = await site.submitTestimonial(params.token, fields, visitor);
  if (!result.ok) return rejected(result, textsOf(fields));
  const { value: step } = result;
  if (step.done === 'sent') return redirect(`${new URL(step.url).pathname}?sent`, 303);
  if (step.done === 'agreed')
    return redirect(`/testimonial/${encodeURIComponent(params.token)}?agreed`, 303);
  return data<Sent>({ values: textsOf(fields), step }, { status: 200 });
}

const rejected = (
  { problem, retryAfterSeconds }: LinkResult<TestimonialStep> & { ok: false },
  values: Record<string, string>,
) =>
  data<Sent>(
    { values, problem },
    {
      status: problem.status,
      headers: retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
    },
  );

const textsOf = (fields: Record<string, FormDataEntryValue>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** The address is a secret: no referrer, no indexing. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) =>
  new Headers([
    ...actionHeaders,
    // Not `no-referrer`: with it, a browser sends `Origin: null` with a form.
    ['Referrer-Policy', 'same-origin'],
    ['X-Robots-Tag', 'noindex, nofollow'],
  ]);

export const meta = () => [
  { title: words.page.title },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function Testimonial({ loaderData, actionData }: Route.ComponentProps) {
  const { found, ...page } = loaderData;
  if (actionData?.step?.done === 'withdrawn') return <Withdrawn />;
  if (!found.ok) return <RejectedTestimonial problem={actionData?.problem ?? found.problem} />;
  const { value: testimonial } = found;
  const { page: texts } = words;
  return (
    <main id="main" tabIndex={-1}>
      <PageIntro
        eyebrow={texts.eyebrow}
        title={testimonial.isOwn ? texts.own : texts.write}
        lead={texts.about(testimonial.service?.name ?? texts.unnamedService)}
      />
      {testimonial.isOwn ? (
        <TestimonialByAuthor testimonial={testimonial} {...page} {...actionData} />
      ) : (
        <WriteTestimonial testimonial={testimonial} {...actionData} />
      )}
    </main>
  );
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
