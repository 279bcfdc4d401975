import clsx from 'clsx';

const radii = [64, 96, 136, 184, 240, 304, 376, 456];

/** Star trails around the pole, as in a long exposure of the night sky. */
export function PolarArcs({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-480 -480 960 960"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={clsx('pointer-events-none', className)}
    >
      {radii.map((radius, index) => (
        <circle
          key={radius}
          r={radius}
          pathLength={360}
          strokeDasharray={`${70 + ((index * 47) % 90)} ${40 + ((index * 31) % 50)}`}
          strokeDashoffset={index * 61}
          strokeWidth={index % 3 === 0 ? 1.5 : 1}
        />
      ))}
    </svg>
  );
}
