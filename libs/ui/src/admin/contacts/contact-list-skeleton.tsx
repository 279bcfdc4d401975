import { Skeleton } from '../../primitives/skeleton.tsx';

export function ContactListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading submissions...</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="flex flex-col gap-3 border-b border-line py-5">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-72 max-w-full" />
          <Skeleton className="h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
