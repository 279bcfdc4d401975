import ICAL from 'ical.js';

/** A rule of an event takes too long, or comes true too often. */
export class RuleTooLongError extends Error {}

/** How many steps a rule may take, and until when: a stranger writes rules, and other events wait for them. */
export class RuleBudget {
  private steps: number;
  private readonly deadline: number;

  /** `deadline`: as `performance.now()` tells the time. */
  constructor(steps: number, deadline: number) {
    this.steps = steps;
    this.deadline = deadline;
  }

  take(): void {
    this.steps -= 1;
    if (this.steps < 0 || performance.now() > this.deadline) throw new RuleTooLongError();
  }
}

/** Its constructor looks for the first time already. */
let current: RuleBudget | undefined;

/** Counts what continues inside the search for the next time, which may never end. */
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

/** The times of a rule from a start on, as long as the budget lasts. */
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
