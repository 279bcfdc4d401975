import { type ReactElement, createElement as el } from 'react';
import { arcs, course, lastLeg, line, pole, star } from '../../app/ornaments/course.ts';
import { pictureSize } from '../../app/page/share-picture.ts';
import { color } from './brand-colors.ts';

/** Right and below the text, which the widest arcs would cross. */
const PLACE = 'translate(400 20)';
const WIDEST = 400;

/** The chart of the landing page with explicit colors and lengths, for the image renderer. */
export function drawShareChart(): ReactElement {
  return el('svg', { ...pictureSize, fill: 'none' }, el('g', { transform: PLACE }, ...drawParts()));
}

function drawParts(): ReactElement[] {
  return [
    ...arcs.filter(({ radius }) => radius < WIDEST).map(drawArc),
    el('path', { key: 'line', d: line, stroke: color('on-night'), strokeWidth: 1.75 }),
    el('path', {
      key: 'last-leg',
      d: lastLeg,
      stroke: color('night-accent'),
      strokeDasharray: '2 6',
      strokeLinecap: 'round',
      strokeWidth: 2,
    }),
    ...course.map(drawReading),
    el('path', {
      key: 'star',
      transform: `translate(${pole.x - 36} ${pole.y - 36}) scale(3)`,
      fill: color('night-accent'),
      d: star,
    }),
  ];
}

function drawArc({ radius, dashes, offset }: (typeof arcs)[number]): ReactElement {
  const unit = (2 * Math.PI * radius) / 360;
  const lengths = dashes.split(' ').map((dash) => (Number(dash) * unit).toFixed(2));
  return el('circle', {
    key: `arc-${radius}`,
    cx: pole.x,
    cy: pole.y,
    r: radius,
    stroke: color('night-line'),
    strokeWidth: 1.25,
    strokeLinecap: 'round',
    strokeDasharray: lengths.join(' '),
    strokeDashoffset: (offset * unit).toFixed(2),
  });
}

const drawReading = ([cx, cy]: (typeof course)[number]): ReactElement =>
  el('circle', {
    key: `reading-${cx}`,
    cx,
    cy,
    r: 4.5,
    fill: color('night'),
    stroke: color('on-night'),
    strokeWidth: 1.75,
  });
