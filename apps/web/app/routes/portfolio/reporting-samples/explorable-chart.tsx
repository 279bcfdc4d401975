import { withData } from '@polaris/contracts/browser-names';
import type {
  ChartChoice,
  ChartPoint,
  ChartDefinition as Chart,
} from '../../../../content/portfolio/dashboards/explorable.ts';

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = { bars: 96, line: 44 };
const TOP = 16;
const RIGHT = 64;
const BOTTOM = 32;

/** A static chart; a script adds choices, pointer and keys. */
export function ExplorableChart({ chart, slug }: { chart: Chart; slug: string }) {
  const { kind, title, hint, label, choices, first } = chart;
  const chosen = choices.find(({ name }) => name === first);
  return (
    <figure
      {...withData('chart')}
      aria-labelledby={`${slug}-chart`}
      className="flex flex-col gap-4 border-t border-line pt-6"
    >
      <figcaption className="flex flex-wrap items-end justify-between gap-4">
        <span className="flex max-w-prose flex-col gap-1">
          <span id={`${slug}-chart`} className="font-display text-2xl leading-tight">
            {title}
          </span>
          <span className="text-sm text-muted">{hint}</span>
        </span>
        <label className="invisible flex items-center gap-3 text-sm font-semibold [@media(scripting:none)]:hidden">
          {label}
          <select
            defaultValue={first}
            autoComplete="off"
            className="min-h-11 rounded-sm border border-line-strong bg-raised px-3 text-base font-normal text-ink focus-visible:outline-2 focus-visible:outline-focus"
          >
            {choices.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </figcaption>
      <p role="status" className="min-h-12 font-semibold">
        {chosen?.summary}
      </p>
      <div className="overflow-x-auto" role="group" aria-label={title}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="group"
          aria-label={title}
          className={`explorable explorable-${kind} h-auto w-full max-w-3xl min-w-[34rem]`}
        >
          {kind === 'bars' ? <BarAxis chart={chart} /> : <LineAxis chart={chart} />}
          {choices.map((choice) => (
            <Choice key={choice.name} choice={choice} chart={chart} />
          ))}
        </svg>
      </div>
    </figure>
  );
}

function Choice({ choice, chart }: { choice: ChartChoice; chart: Chart }) {
  const { name, summary, points } = choice;
  const hidden = name === chart.first ? {} : { hidden: true };
  return (
    <g data-chart-choice={name} aria-label={summary} role="group" {...hidden}>
      {chart.kind === 'line' && <polyline points={polyline(choice, chart)} />}
      {points.map((point, at) => (
        <g key={point.name} role="graphics-symbol" aria-label={point.text} data-chart-point="">
          {chart.kind === 'bars' ? (
            <Bar point={point} at={at} chart={chart} />
          ) : (
            <Dot point={point} at={at} chart={chart} />
          )}
        </g>
      ))}
    </g>
  );
}

interface PointProps {
  point: ChartPoint;
  at: number;
  chart: Chart;
}

const rowHeight = (chart: Chart) => (HEIGHT - TOP * 2) / (chart.choices[0]?.points.length ?? 1);
const printed = (share: number, digits: number) => `${(share * 100).toFixed(digits)}%`;

function Bar({ point, at, chart }: PointProps) {
  const height = rowHeight(chart);
  const width = round((point.share / chart.most) * (WIDTH - LEFT.bars - RIGHT));
  const top = round(TOP + at * height);
  return (
    <>
      <rect x={LEFT.bars} y={round(top + 5)} width={width} height={round(height - 10)} />
      <text x={LEFT.bars + width + 8} y={round(top + height / 2)}>
        {printed(point.share, 1)}
      </text>
    </>
  );
}

function BarAxis({ chart }: { chart: Chart }) {
  const height = rowHeight(chart);
  return (
    <g aria-hidden="true" className="explorable-axis">
      {chart.choices[0]?.points.map(({ name }, at) => (
        <text key={name} x={LEFT.bars - 12} y={round(TOP + (at + 0.5) * height)} textAnchor="end">
          {name}
        </text>
      ))}
    </g>
  );
}

const longest = ({ choices }: Chart) => Math.max(...choices.map(({ points }) => points.length));
const round = (value: number) => Math.round(value * 10) / 10;

function position({ share }: ChartPoint, at: number, chart: Chart): [x: number, y: number] {
  const step = (WIDTH - LEFT.line - RIGHT) / (longest(chart) - 1);
  const height = HEIGHT - TOP - BOTTOM;
  return [round(LEFT.line + 12 + at * step), round(TOP + height * (1 - share / ceiling(chart)))];
}

/** The axis ends at a multiple of ten percent. */
const ceiling = ({ most }: Chart) => Math.ceil(most * 10) / 10;

const polyline = ({ points }: ChartChoice, chart: Chart): string =>
  points.map((point, at) => position(point, at, chart).join()).join(' ');

function Dot({ point, at, chart }: PointProps) {
  const [x, y] = position(point, at, chart);
  return (
    <>
      <circle cx={x} cy={y} r="14" className="explorable-reach" />
      <circle cx={x} cy={y} r="5" />
      <text x={x} y={y - 14} textAnchor="middle">
        {printed(point.share, 0)}
      </text>
    </>
  );
}

/** The grid, and faint lines of all choices for comparison. */
function LineAxis({ chart }: { chart: Chart }) {
  const steps = Array.from({ length: Math.round(ceiling(chart) * 10) + 1 }, (_, at) => at / 10);
  const level = (share: number) => position({ share, name: '', text: '' }, 0, chart)[1];
  const longestChoice = chart.choices.find(({ points }) => points.length === longest(chart));
  return (
    <g aria-hidden="true" className="explorable-axis">
      {steps.map((share) => (
        <g key={share}>
          <path d={`M${LEFT.line} ${level(share)}H${WIDTH - 16}`} />
          <text x={LEFT.line - 8} y={level(share)} textAnchor="end">
            {printed(share, 0)}
          </text>
        </g>
      ))}
      {longestChoice?.points.map((point, at) => (
        <text key={point.name} x={position(point, at, chart)[0]} y={HEIGHT - 8} textAnchor="middle">
          {at === 0 ? '1 year' : point.name}
        </text>
      ))}
      {chart.choices.map((choice) => (
        <polyline key={choice.name} points={polyline(choice, chart)} />
      ))}
    </g>
  );
}
