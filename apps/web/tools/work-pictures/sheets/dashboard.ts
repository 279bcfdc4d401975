import { executiveSummary } from '../../dashboards/boards/executive-summary.ts';
import { each, keyFigure } from '../../dashboards/frame.ts';
import type { Sheet } from '../sheet.ts';

const chartSize = { width: 428, height: 160 };

/** The top of the first sample dashboard, from its own numbers. */
export const dashboard: Sheet = {
  name: 'reporting-samples',
  body(palette) {
    const { title, keyFigures, bands } = executiveSummary(palette);
    const chart = bands[0]!.stacks[0]!.panels[0]!;
    return `<h1>${title}</h1>
      <section class="figures">${each(keyFigures.slice(0, 2), (one) => keyFigure(one, palette))}</section>
      <h2>${chart.title} <span class="quiet" style="font-weight: 400">in millions</span></h2>
      ${chart.draw(chartSize)}`;
  },
};
