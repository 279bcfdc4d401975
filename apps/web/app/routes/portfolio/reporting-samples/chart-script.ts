import { dataSelector } from '@polaris/contracts/browser-names';

/** The script of the reporting samples page. */
export function startReportingSamples(): void {
  startCharts();
}

/** Lets visitors choose what each chart shows, and read its points by pointer and keys. */
export function startCharts(page: ParentNode = document): void {
  for (const chart of page.querySelectorAll<HTMLElement>(dataSelector('chart'))) startChart(chart);
}

const POINT = '[data-chart-point]';
const CHOICE = '[data-chart-choice]';
/** By how many points a key moves; Home and End go all the way. */
const moves: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

function startChart(chart: HTMLElement): void {
  const select = chart.querySelector('select');
  const readout = chart.querySelector('[role=status]');
  if (!select || !readout) return;
  const showReadout = (element: Element | undefined) => {
    readout.textContent = element?.getAttribute('aria-label') ?? '';
  };
  const show = (target: EventTarget | null) => {
    const point = (target as Element).closest(POINT);
    if (point) showReadout(point);
  };
  // Its space was reserved, so nothing moves.
  select.closest('label')?.classList.remove('invisible');
  select.addEventListener('change', () => showReadout(choose(chart, select.value)));
  chart.addEventListener('pointerover', ({ target }) => show(target));
  chart.addEventListener('focusin', ({ target }) => show(target));
  chart.addEventListener('keydown', (event) => move(chart, event));
  choose(chart, select.value);
}

/** Shows one group of points, with a single tab stop. */
function choose(chart: HTMLElement, name: string): Element | undefined {
  const groups = [...chart.querySelectorAll(CHOICE)];
  for (const group of groups)
    group.toggleAttribute('hidden', group.getAttribute('data-chart-choice') !== name);
  const chosen = groups.find((group) => !group.hasAttribute('hidden'));
  reachOnly(pointsOf(chart), 0);
  return chosen;
}

const pointsOf = (chart: HTMLElement): SVGElement[] => [
  ...chart.querySelectorAll<SVGElement>(`${CHOICE}:not([hidden]) ${POINT}`),
];

function reachOnly(points: readonly SVGElement[], index: number): void {
  for (const [at, point] of points.entries()) {
    // With a tab stop it is a control; without the script, a part of the drawing.
    point.setAttribute('role', 'button');
    point.setAttribute('tabindex', at === index ? '0' : '-1');
  }
}

function move(chart: HTMLElement, event: KeyboardEvent): void {
  const points = pointsOf(chart);
  const from = points.findIndex((point) => point === event.target);
  const by = moves[event.key];
  if (from < 0 || by === undefined) return;
  event.preventDefault();
  const to = Math.min(points.length - 1, Math.max(0, from + by));
  reachOnly(points, to);
  points[to]?.focus();
}
