import type { Progress } from '../office/backup/progress';

const REDRAW_MS = 100;

/** Prints the progress of each table: on a terminal one line that is updated, else one line per table. */
export function tableProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  let drawnAt = 0;
  return ({ table, rows, total }) => {
    const isDone = rows >= total;
    const line = `  ${table}: ${rows.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
    if (!out.isTTY) return void (isDone && out.write(`${line}\n`));
    if (!isDone && Date.now() - drawnAt < REDRAW_MS) return;
    drawnAt = Date.now();
    out.write(`\r\x1b[K${line}${isDone ? '\n' : ''}`);
  };
}
