import { beforeEach, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { explorableCharts } from '../../../../content/portfolio/dashboards/explorable.ts';
import { startCharts } from './chart-script.ts';
import { ExplorableChart } from './explorable-chart.tsx';

const chart = explorableCharts['data-quality']!;

let dom: JSDOM;
beforeEach(() => {
  dom = new JSDOM(renderToStaticMarkup(<ExplorableChart chart={chart} slug="data-quality" />));
});

const find = <E extends Element>(selector: string) =>
  dom.window.document.querySelector<E>(selector)!;
const shown = () => [
  ...dom.window.document.querySelectorAll<SVGElement>(
    '[data-chart-choice]:not([hidden]) [data-chart-point]',
  ),
];
const readout = () => find('[role=status]').textContent;
const press = (key: string) =>
  dom.window.document.activeElement?.dispatchEvent(
    new dom.window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

function choose(name: string): void {
  const select = find<HTMLSelectElement>('select');
  select.value = name;
  select.dispatchEvent(new dom.window.Event('change', { bubbles: true }));
}

describe('a chart to explore', () => {
  it('shows all points of the first choice, and no menu, without its script', () => {
    expect(shown().map((point) => point.getAttribute('aria-label'))).toEqual(
      chart.choices[0]?.points.map(({ text }) => text),
    );
    expect(find('label').classList).toContain('invisible');
    expect(readout()).toBe(chart.choices[0]?.summary);
  });

  it('shows the chosen series and its sum', () => {
    startCharts(dom.window.document);
    expect(find('label').classList).not.toContain('invisible');
    const [, , third] = chart.choices;
    choose(third?.name ?? '');
    expect(readout()).toBe(third?.summary);
    expect(shown()).toHaveLength(6);
    expect(shown()[0]?.getAttribute('aria-label')).toBe(third?.points[0]?.text);
  });

  it('reads out the point below the pointer', () => {
    startCharts(dom.window.document);
    const [, second] = shown();
    second?.firstElementChild?.dispatchEvent(
      new dom.window.MouseEvent('pointerover', { bubbles: true }),
    );
    expect(readout()).toBe(chart.choices[0]?.points[1]?.text);
  });

  it('gives a chart one tab stop, and moves between its points with the arrow keys', () => {
    startCharts(dom.window.document);
    expect(shown().map((point) => point.getAttribute('tabindex'))).toEqual([
      '0',
      '-1',
      '-1',
      '-1',
      '-1',
      '-1',
    ]);
    shown()[0]?.focus();
    press('ArrowDown');
    press('ArrowRight');
    expect(readout()).toBe(chart.choices[0]?.points[2]?.text);
    press('End');
    press('ArrowRight');
    expect(dom.window.document.activeElement).toBe(shown()[5]);
    press('Home');
    expect(readout()).toBe(chart.choices[0]?.points[0]?.text);
  });
});
