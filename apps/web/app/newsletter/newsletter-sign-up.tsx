import { newsletter } from '../../content/newsletter.ts';
import { NewsletterForm } from './newsletter-form.tsx';

/** The form below an essay, and below the list of them. */
export function NewsletterSignUp({ source }: { source: string }) {
  return (
    <aside
      aria-labelledby="newsletter-title"
      className="mx-auto max-w-3xl px-5 pb-14 md:px-8 print:hidden"
    >
      <div className="grid gap-6 border-t-2 border-accent pt-8 md:grid-cols-2 md:gap-10">
        <div className="flex flex-col gap-2">
          <h2 id="newsletter-title" className="font-display text-title">
            {newsletter.title}
          </h2>
          <p className="text-muted">{newsletter.lead}</p>
        </div>
        <NewsletterForm source={source} />
      </div>
    </aside>
  );
}
