import type { AuthorTestimonial } from '@polaris/contracts';
import { Alert } from '@polaris/ui/primitives/alert';
import { Button } from '@polaris/ui/primitives/button';
import { Field } from '@polaris/ui/primitives/fields/field';
import { Input } from '@polaris/ui/primitives/fields/input';
import { testimonials as words } from '../../../../content/testimonials.ts';
import { ChangeRequest } from './change-request.tsx';
import { TestimonialForm, type TestimonialFormProps } from './testimonial-form.tsx';

interface AuthorTestimonialProps extends TestimonialFormProps {
  url: string;
  sent: boolean;
  agreed: boolean;
}

const { status: statusTexts, link, withdraw } = words;

/** The author's page: the testimonial, requests, and buttons to change or withdraw it. */
export function TestimonialByAuthor({ url, sent, agreed, ...form }: AuthorTestimonialProps) {
  const { testimonial } = form;
  const isChangeRequested = testimonial.status === 'change_requested';
  return (
    <div className="mx-auto grid max-w-6xl gap-12 px-5 py-16 md:px-8 md:py-24 lg:grid-cols-12 lg:gap-x-8">
      <div className="flex flex-col gap-10 lg:col-span-7 lg:pr-8">
        {(sent || agreed) && <Alert tone="success">{sent ? words.sent : words.agreed}</Alert>}
        {isChangeRequested && <ChangeRequest testimonial={testimonial} token={form.token} />}
        <section id="write" aria-labelledby="write-title" className="flex flex-col gap-6">
          <div className="flex flex-col gap-2">
            <h2 id="write-title" className="font-display text-title">
              {words.form.changeTitle}
            </h2>
            <p className="text-muted">{statusOf(testimonial)}</p>
          </div>
          <TestimonialForm {...form} />
        </section>
      </div>
      <div className="flex flex-col gap-10 lg:col-span-5">
        <Field label={link.label} hint={link.hint}>
          <Input value={url} readOnly spellCheck={false} />
        </Field>
        <Withdraw token={form.token} />
      </div>
    </div>
  );
}

function statusOf({ status, isApproved }: AuthorTestimonial): string {
  if (status === 'change_requested')
    return isApproved ? statusTexts.shownUntilThen : statusTexts.hiddenUntilThen;
  return status === 'approved' ? statusTexts.approved : statusTexts.submitted;
}

/** A disclosure serves as confirmation. */
function Withdraw({ token }: { token: string }) {
  return (
    <details className="border-t border-line-strong pt-4">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-danger underline-offset-4 hover:underline">
        {withdraw.summary}
      </summary>
      <form method="post" className="flex flex-col items-start gap-4 pt-2">
        <input type="hidden" name="token" value={token} />
        <p className="text-muted">{withdraw.text}</p>
        <Button type="submit" name="intent" value="withdraw" variant="danger">
          {withdraw.button}
        </Button>
      </form>
    </details>
  );
}
