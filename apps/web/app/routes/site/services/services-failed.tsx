import { withData } from '@polaris/contracts/browser-names';
import { Skeleton } from '@polaris/ui/primitives/skeleton';

const SKELETON_CARDS = 6;

/** Skeleton cards replace the message while the page reloads. */
export function ServicesFailed() {
  return (
    <section
      aria-label="Service list"
      {...withData('reloading')}
      className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-32"
    >
      <p role="alert" className="text-lead text-muted">
        Error loading services. Please try again later.{' '}
        <a href="" className="font-semibold text-accent underline underline-offset-4">
          Reload
        </a>
      </p>
      <template>
        <p role="status" className="sr-only">
          Loading services...
        </p>
        <SkeletonCards />
      </template>
    </section>
  );
}

function SkeletonCards() {
  return (
    <ul aria-hidden="true" className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <li key={index} className="flex flex-col gap-4 border-t border-line-strong pt-6">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-32" />
          <Skeleton className="h-7 w-20" />
        </li>
      ))}
    </ul>
  );
}
