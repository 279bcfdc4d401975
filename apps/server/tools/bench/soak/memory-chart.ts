import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../../../../docs/benchmarks/soak.svg', import.meta.url));

const [WIDTH, HEIGHT] = [640, 240];
const MARGIN = { left: 56, right: 16, top: 16, bottom: 32 };
const GRID = 50;

/** Draws what was held in each minute as a line over the minutes, from zero up. */
export function writeChart(megabytes: number[]): void {
  const most = Math.ceil(Math.max(...megabytes) / GRID) * GRID;
  const minutes = megabytes.length - 1;
  const x = (minute: number) =>
    MARGIN.left + (minute / minutes) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (held: number) =>
    HEIGHT - MARGIN.bottom - (held / most) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const points = megabytes.map((held, at) => `${x(at).toFixed(1)},${y(held).toFixed(1)}`);
  const grid = Array.from({ length: most / GRID + 1 }, (_, at) => gridLine(at * GRID, y));
  writeFileSync(
    FILE,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">
  <title>Resident memory in MB over ${minutes} minutes</title>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${grid.join('\n')}
  <text x="${x(0)}" y="${HEIGHT - 10}">0</text>
  <text x="${x(minutes)}" y="${HEIGHT - 10}" text-anchor="end">${minutes} minutes</text>
  <polyline points="${points.join(' ')}" fill="none" stroke="#1d3a6e" stroke-width="2"/>
</svg>
`,
  );
}

const gridLine = (
  held: number,
  y: (held: number) => number,
): string => `  <path d="M${MARGIN.left} ${y(held)}H${WIDTH - MARGIN.right}" stroke="#ddd"/>
  <text x="${MARGIN.left - 8}" y="${y(held) + 4}" text-anchor="end">${held} MB</text>`;
