import { Skeleton } from '../../../primitives/skeleton.tsx';

export function CardGridSkeleton({ text }: { text: string }) {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
      <span className="sr-only">{text}</span>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-44 w-full" />
      ))}
    </div>
  );
}
