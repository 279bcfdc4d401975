import clsx from 'clsx';
import { arcs, course, lastLeg, line, pole, star } from './course.ts';

/** A decorative chart line toward the pole star. */
export function CourseChart({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 640"
      aria-hidden="true"
      fill="none"
      className={clsx('pointer-events-none overflow-visible', className)}
    >
      <g className="stroke-night-line">
        {arcs.map(({ radius, dashes, offset }) => (
          <circle
            key={radius}
            cx={pole.x}
            cy={pole.y}
            r={radius}
            pathLength={360}
            strokeDasharray={dashes}
            strokeDashoffset={offset}
            strokeLinecap="round"
          />
        ))}
      </g>
      <path
        d={line}
        className="stroke-on-night forced-colors:stroke-[CanvasText]"
        strokeWidth="1.25"
      />
      <path
        d={lastLeg}
        className="stroke-night-accent forced-colors:stroke-[CanvasText]"
        strokeDasharray="2 6"
        strokeLinecap="round"
        strokeWidth="1.5"
      />
      <g
        className="fill-night stroke-on-night forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        strokeWidth="1.25"
      >
        {course.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3.5" />
        ))}
      </g>
      <path
        transform={`translate(${pole.x - 36} ${pole.y - 36}) scale(3)`}
        className="fill-night-accent forced-colors:fill-[CanvasText]"
        d={star}
      />
    </svg>
  );
}
