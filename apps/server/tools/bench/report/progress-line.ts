const WIDTH = 24;
/** Without a terminal, prints a line for each of this many parts of the run. */
const PARTS = 20;

/** Shows the progress of a run; on a terminal, in one line that is redrawn. */
export class ProgressLine {
  private done = 0;
  private readonly began = performance.now();
  private readonly total: number;
  private readonly out: NodeJS.WriteStream;

  /** `total` is the number of steps in the run. */
  constructor(total: number, out: NodeJS.WriteStream = process.stderr) {
    this.total = total;
    this.out = out;
  }

  /** Starts the next step. */
  readonly step = (text: string): void => {
    const isPart = this.part() !== this.part(this.done - 1);
    this.draw(text, isPart);
    this.done += 1;
  };

  /** Shows what happens before the next step. */
  readonly note = (text: string): void => this.draw(text, false);

  end(): void {
    if (this.out.isTTY) this.out.write('\r\x1b[K');
  }

  private draw(text: string, isPart: boolean): void {
    const share = Math.min(this.done / this.total, 1);
    const line = `${bar(share)} ${percent(share)}${this.left(share)}  ${text}`;
    if (this.out.isTTY) this.out.write(`\r\x1b[K${line.slice(0, this.out.columns)}`);
    else if (isPart) this.out.write(`${line}\n`);
  }

  private part(done = this.done): number {
    return Math.floor((done / this.total) * PARTS);
  }

  private left(share: number): string {
    if (share === 0) return '';
    const seconds = Math.round(((performance.now() - this.began) / 1000) * (1 / share - 1));
    return `, ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`;
  }
}

const bar = (share: number): string => {
  const full = Math.round(share * WIDTH);
  return `[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}]`;
};

const percent = (share: number): string => `${Math.round(share * 100)} %`.padStart(5);
