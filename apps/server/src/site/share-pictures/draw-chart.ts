import { cardColors as colors } from './card-colors.ts';

/** A chart like that of the landing page: a line toward a star, between circles around it. */
const pole = [520, 132] as const;
const radii = [56, 104, 160, 224, 296, 376];
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

const star =
  'M12 0c.6 7.2 4.2 11 12 12-7.8 1-11.4 4.8-12 12-.6-7.2-4.2-11-12-12C7.8 11 11.4 7.2 12 0Z';

export const drawStar = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 24})" fill="${colors.accent}" d="${star}"/>`;

/** To the right of the price, so that the line does not cross it. */
export const drawChart = (): string => `<g transform="translate(520 20)" fill="none">
  ${radii.map(drawArc).join('')}
  <path stroke="${colors.text}" stroke-width="1.75" d="M${course.map((point) => point.join(' ')).join('L')}"/>
  <path stroke="${colors.accent}" stroke-width="2" stroke-linecap="round" stroke-dasharray="2 6"
    d="M476 236L${pole.join(' ')}"/>
  ${course
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="4.5" fill="${colors.ground}" stroke="${colors.text}" stroke-width="1.75"/>`,
    )
    .join('')}
  ${drawStar(pole[0] - 36, pole[1] - 36, 72)}</g>`;

function drawArc(radius: number, index: number): string {
  const degree = (2 * Math.PI * radius) / 360;
  const dashes = [84 + ((index * 53) % 110), 28 + ((index * 17) % 40)];
  return `<circle cx="${pole[0]}" cy="${pole[1]}" r="${radius}" stroke="${colors.line}" stroke-width="1.25"
    stroke-linecap="round" stroke-dasharray="${dashes.map((dash) => (dash * degree).toFixed(2)).join(' ')}"
    stroke-dashoffset="${(index * 71 * degree).toFixed(2)}"/>`;
}
