import clsx from 'clsx';

const pole = { x: 520, y: 132 };
const radii = [56, 104, 160, 224, 296, 376, 464, 560];
const course = [
  [0, 566],
  [72, 548],
  [128, 556],
  [196, 500],
  [252, 508],
  [324, 424],
  [372, 404],
  [432, 292],
  [476, 236],
] as const;

const points = course.map((point) => point.join(' ')).join('L');

/** A course through the numbers, towards the one star that stays where it is. */
export function CourseChart({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 800 640"
      aria-hidden="true"
      fill="none"
      className={clsx('pointer-events-none overflow-visible', className)}
    >
      <g className="stroke-night-line">
        {radii.map((radius, index) => (
          <circle
            key={radius}
            cx={pole.x}
            cy={pole.y}
            r={radius}
            pathLength={360}
            strokeDasharray={`${84 + ((index * 53) % 110)} ${28 + ((index * 17) % 40)}`}
            strokeDashoffset={index * 71}
            strokeLinecap="round"
          />
        ))}
      </g>
      <path d={`M${points}`} className="stroke-on-night" strokeWidth="1.25" />
      <path
        d={`M${course.at(-1)?.join(' ')}L${pole.x} ${pole.y}`}
        className="stroke-night-accent"
        strokeDasharray="2 6"
        strokeLinecap="round"
        strokeWidth="1.5"
      />
      <g className="fill-night stroke-on-night" strokeWidth="1.25">
        {course.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="3.5" />
        ))}
      </g>
      <path
        transform={`translate(${pole.x - 36} ${pole.y - 36}) scale(3)`}
        className="fill-night-accent"
        d="M12 0c.6 7.2 4.2 11 12 12-7.8 1-11.4 4.8-12 12-.6-7.2-4.2-11-12-12C7.8 11 11.4 7.2 12 0Z"
      />
    </svg>
  );
}
