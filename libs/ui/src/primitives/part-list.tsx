import { Badge, type BadgeTone } from './badge.tsx';

const tones = {
  paid: 'success',
  partly: 'info',
  due: 'warn',
  overdue: 'danger',
  upcoming: 'neutral',
} as const satisfies Record<string, BadgeTone>;

interface PartEntry {
  key: number;
  name: string;
  /** Such as "$900". */
  amount: string;
  /** Such as "June 3, 2026". */
  day: string;
  /** The same as YYYY-MM-DD. */
  dueOn: string;
  /** What is open of a part that is paid in part; else empty. */
  rest: string;
  state: keyof typeof tones;
  stateText: string;
}

/** The parts of a payment plan, each with its day and its state. */
export const PartList = ({ parts }: { parts: readonly PartEntry[] }) => (
  <ul aria-label="Payment plan" className="w-full border-b border-line text-sm leading-6">
    {parts.map(({ key, name, amount, day, dueOn, rest, state, stateText }) => (
      <li
        key={key}
        className="grid grid-cols-[minmax(0,1fr)_max-content] gap-x-4 border-t border-line py-2"
      >
        <span className="wrap-anywhere">{name}</span>
        <span className="text-right tabular-nums">{amount}</span>
        <span className="text-muted">
          <time dateTime={dueOn}>{day}</time>
          {rest && `, ${rest}`}
        </span>
        <Badge tone={tones[state]} className="justify-self-end">
          {stateText}
        </Badge>
      </li>
    ))}
  </ul>
);
