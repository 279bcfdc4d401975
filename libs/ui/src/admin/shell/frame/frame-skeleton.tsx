import { Skeleton } from '../../../primitives/skeleton.tsx';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The frame before its scripts have loaded, without controls. */
export function FrameSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex w-full">
      <h1 className="sr-only">Admin</h1>
      <div className="hidden w-14 shrink-0 flex-col gap-4 px-3 py-6 md:flex lg:w-52 lg:px-6">
        {rows(12).map((row) => (
          <Skeleton key={row} className="h-4 w-full" />
        ))}
      </div>
      <div className="min-h-[calc(100dvh-var(--header-height,0px))] min-w-0 grow border-line px-5 py-4 sm:px-8 md:border-l">
        <div className="mx-auto flex w-full max-w-[1440px] flex-col gap-2">
          <Skeleton className="my-1 h-8 w-48" />
          <Skeleton className="mb-2 h-10 w-full" />
          {rows(8).map((row) => (
            <Skeleton key={row} className="h-16 w-full" />
          ))}
        </div>
      </div>
      <div className="fixed inset-x-0 bottom-0 z-30 h-14 border-t border-line bg-surface md:hidden" />
    </div>
  );
}
