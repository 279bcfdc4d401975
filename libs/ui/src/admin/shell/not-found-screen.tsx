import { ButtonLink } from '../../primitives/button.tsx';

/** The not-found page of the site, inside the admin area. */
export function NotFoundScreen() {
  return (
    <div className="flex flex-col items-start gap-6 py-12">
      <h1 className="flex flex-col gap-3">
        <span className="text-sm font-semibold tracking-[0.2em] text-accent">404</span>
        <span className="font-display text-3xl leading-9 tracking-tight">Oh... bummer.</span>
      </h1>
      <div className="flex max-w-prose flex-col gap-2">
        <p className="font-semibold">Something went wrong.</p>
        <p className="text-muted">
          The page you're looking for doesn't exist, or maybe it wandered off to get coffee.
        </p>
      </div>
      <ButtonLink href="/">Take Me Home</ButtonLink>
    </div>
  );
}
