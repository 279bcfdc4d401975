import ICAL from 'ical.js';

/** A rule takes too long or has too many occurrences. */
export class RuleTooLongError extends Error {}

/** Limits the steps and time of a rule: rules are untrusted, and other events wait for them. */
export class RuleBudget {
  private steps: number;
  private readonly deadline: number;

  /** `deadline` is a value of `performance.now()`. */
  constructor(steps: number, deadline: number) {
    this.steps = steps;
    this.deadline = deadline;
  }

  take(): void {
    this.steps -= 1;
    if (this.steps < 0 || performance.now() > this.deadline) throw new RuleTooLongError();
  }
}

/** Global, because the constructor of the iterator already searches for the first occurrence. */
let current: RuleBudget | undefined;

/** Counts the steps inside the search for the next occurrence, which might never end. */
class LimitedIterator extends ICAL.RecurIterator {
  override check_contracting_rules(): boolean {
    current?.take();
    return super.check_contracting_rules();
  }

  override expand_year_days(year: number): number {
    current?.take();
    return super.expand_year_days(year);
  }

  override increment_month(): void {
    current?.take();
    super.increment_month();
  }
}

/** The occurrences of a rule from a start, within the budget. */
export function* timesOf(
  rule: ICAL.Recur,
  dtstart: ICAL.Time,
  budget: RuleBudget,
): Generator<ICAL.Time> {
  const counted = <Result>(work: () => Result): Result => {
    current = budget;
    try {
      return work();
    } finally {
      current = undefined;
    }
  };
  const iterator = counted(() => new LimitedIterator({ rule, dtstart }));
  const next = () => counted(() => iterator.next() as ICAL.Time | null);
  for (let time = next(); time; time = next()) {
    budget.take();
    yield time;
  }
}
