import type { AuthorTestimonial } from '@polaris/contracts';
import { Button } from '@polaris/ui/primitives/button';
import { testimonials as words } from '../../../../content/testimonials.ts';

const { change } = words;

interface ChangeRequestProps {
  testimonial: AuthorTestimonial;
  token: string;
}

/** The owner's change request. The author accepts exactly the shown text, or edits it. */
export function ChangeRequest({ testimonial, token }: ChangeRequestProps) {
  const { changeNote, proposedContent, version } = testimonial;
  return (
    <section
      aria-labelledby="change-title"
      className="flex flex-col gap-6 border border-line bg-sunken p-5 md:p-8"
    >
      <h2 id="change-title" className="font-display text-title">
        {change.title}
      </h2>
      <p className="wrap-anywhere whitespace-pre-line">{changeNote}</p>
      {proposedContent !== null && (
        <form method="post" className="flex flex-col items-start gap-4">
          <h3 className="text-sm font-semibold text-accent">{change.proposal}</h3>
          <blockquote className="border-l-2 border-accent pl-4 wrap-anywhere whitespace-pre-line">
            {proposedContent}
          </blockquote>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="version" value={version} />
          <Button type="submit" name="intent" value="agree">
            {change.agree}
          </Button>
          <p className="text-sm text-muted">{change.or}</p>
        </form>
      )}
    </section>
  );
}
