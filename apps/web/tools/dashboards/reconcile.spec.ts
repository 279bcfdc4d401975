import { describe, expect, it } from '@jest/globals';
import * as annual from '../../content/portfolio/dashboards/annual-giving-pipeline.ts';
import * as campaign from '../../content/portfolio/dashboards/campaign-progress.ts';
import * as quality from '../../content/portfolio/dashboards/data-quality.ts';
import * as retention from '../../content/portfolio/dashboards/donor-retention.ts';
import * as events from '../../content/portfolio/dashboards/event-attendance.ts';
import * as executive from '../../content/portfolio/dashboards/executive-summary.ts';
import { explorableCharts } from '../../content/portfolio/dashboards/explorable.ts';
import { sum } from '../../content/portfolio/dashboards/format.ts';
import * as officers from '../../content/portfolio/dashboards/gift-officers.ts';
import type { DataTable, DashboardStory } from '../../content/portfolio/dashboards/story.ts';
import { reportingSamples } from '../../content/portfolio/reporting-samples.ts';

const numberIn = (text: string | undefined): number =>
  Number((text ?? '').replace('−', '-').replace(/[^\d.-]/g, ''));

const isAmount = (text: string | undefined): boolean => /^[$+−]?[\d,]+(\.\d+)?M?$/.test(text ?? '');

/** A column's printed numbers, added up as a reader would. */
function addUp({ rows }: DataTable, column: number): number {
  return Math.round(sum(rows.map((row) => numberIn(row[column]))) * 10) / 10;
}

/** Columns whose last row is not a sum: an average per event. */
const averages = ['Cost per guest', 'Cost per giving guest'];
/** Running totals end with their last value. */
const running = ['In all'];

const tables = reportingSamples.boards.flatMap((board: DashboardStory) =>
  board.tables.flatMap((table) =>
    table.total ? [{ name: `${board.slug}: ${table.caption}`, table }] : [],
  ),
);

describe('the printed tables', () => {
  it.each(tables)('adds up the rows of $name', ({ table }) => {
    for (const [column, total] of (table.total ?? []).entries()) {
      const heading = table.columns[column] ?? '';
      if (column === 0 || !isAmount(total) || averages.includes(heading)) continue;
      const expected = running.includes(heading)
        ? numberIn(table.rows.at(-1)?.[column])
        : addUp(table, column);
      expect([heading, numberIn(total)]).toEqual([heading, expected]);
    }
  });

  it('fills each column of the printed tables of the dashboards', () => {
    for (const { tables: own } of reportingSamples.boards)
      for (const { columns, rows } of own as readonly DataTable[])
        for (const row of rows) expect(row).toHaveLength(columns.length);
  });
});

const figure = (story: DashboardStory, label: string): string =>
  story.keyFigures.find((one) => one.label === label)?.value ?? '';

describe('the executive summary', () => {
  it('adds up to one total by units, months and sources in the executive summary', () => {
    const { raised, sources, running: lines, raisedByUnit } = executive;
    expect(lines.thisYear.at(-1)).toBe(raised);
    expect(sum(sources.map((source) => source.raised))).toBe(raised);
    expect(sum(sources.map((source) => Math.round((100 * source.raised) / raised)))).toBe(100);
    expect(lines.plan.at(-1)).toBe(executive.plan);
    expect(lines.plan[lines.thisYear.length - 1]).toBe(executive.due);
    for (const unit of raisedByUnit) expect(unit.due).toBeLessThan(unit.plan);
  });
});

describe('the campaign', () => {
  it("adds the campaign's priorities up to the headline, and their goals to the goal", () => {
    expect(sum(campaign.priorities.map((one) => one.committed))).toBe(campaign.committed);
    expect(figure(campaign.campaignProgressStory, 'Committed')).toBe(
      `$${(campaign.committed / 10).toFixed(1)}M`,
    );
    expect(campaign.cumulative.at(-1)).toBe(campaign.committed);
    expect(campaign.goal).toBe(2500);
  });

  it("fits the campaign's gifts into the commitments, and steps into the pyramid", () => {
    const least = sum(campaign.gifts.map(({ millions, secured }) => millions * secured));
    expect(least).toBeLessThanOrEqual(campaign.committed / 10);
    for (const { needed, secured } of campaign.gifts) expect(secured).toBeLessThanOrEqual(needed);
    expect(campaign.slow).toBeLessThanOrEqual(campaign.pace);
    expect(campaign.fast).toBeGreaterThanOrEqual(campaign.pace);
  });
});

describe('annual giving', () => {
  it('counts the same donors in the steps, the channels and the groups', () => {
    const { channels, gaveStep, groups, steps } = annual;
    expect(sum(channels.flatMap(({ gifts }) => gifts))).toBe(gaveStep.people);
    expect(sum(groups.map((group) => group.gave))).toBe(gaveStep.people);
    expect(sum(groups.map((group) => group.gaveLastYear))).toBe(gaveStep.lastYear);
    expect(sum(groups.map((group) => group.reached))).toBe(steps[1]?.people);
    expect(sum(groups.map((group) => group.reachedLastYear))).toBe(steps[1]?.lastYear);
  });

  it('loses people at each step of annual giving', () => {
    for (const step of annual.steps) expect(step.kept).toBeLessThanOrEqual(1);
  });
});

describe('donor retention', () => {
  it('matches the retention line to the heat map, and new donors to the cohorts', () => {
    for (const year of retention.years) {
      const cell = retention.retentionCells.find(
        (one) => one.year === year.year - 1 && one.after === 1,
      );
      expect(year.first).toBe(cell?.share);
      expect(year.gained).toBe(retention.cohorts.find((one) => one.year === year.year)?.donors);
    }
  });

  it("counts a year's donors as last year's plus new minus lost", () => {
    retention.years.slice(1).forEach((year, at) => {
      const before = retention.years[at]?.donors ?? 0;
      expect(year.donors).toBe(before + year.gained + year.back - year.lost);
    });
    const { now } = retention;
    expect(retention.netGain).toBe(now.donors - (retention.years.at(-2)?.donors ?? 0));
  });

  it('counts at most as many retained donors in a year as it has donors who are not new', () => {
    for (const { year, donors, gained } of retention.years) {
      const still = retention.retentionCells.filter((cell) => cell.year + cell.after === year);
      expect(sum(still.map(({ people }) => people))).toBeLessThanOrEqual(donors - gained);
    }
  });
});

describe('the gift officers', () => {
  it('counts as many people by stage as by days since a contact', () => {
    for (const { days, stages } of officers.officers) expect(sum(stages)).toBe(days.length);
    expect(figure(officers.giftOfficersStory, 'People in portfolios')).toBe(`${officers.people}`);
  });

  it('names the gift officers with most overdue people and the largest portfolios', () => {
    const largest = [...officers.officers]
      .sort((a, b) => b.days.length - a.days.length)
      .slice(0, 2)
      .map(({ name }) => name);
    expect(officers.stretched).toEqual(largest.sort());
    const { alt, decision } = officers.giftOfficersStory;
    for (const name of largest) expect([alt, decision].join()).toContain(name);
  });
});

describe('the events', () => {
  it('sums the events by kind, with guests who registered', () => {
    expect(sum(events.byKind.map((kind) => kind.events))).toBe(events.events.length);
    for (const { came, gave, registered } of events.events) {
      expect(came).toBeLessThanOrEqual(registered);
      expect(gave).toBeLessThanOrEqual(came);
    }
    for (const [kind, weeks] of Object.entries(events.registeredByWeek))
      expect(sum(weeks)).toBe(events.byKind.find((one) => one.kind === kind)?.registered);
  });

  it('makes each gala cost at least as much as all small dinners', () => {
    const galas = events.events.filter(({ kind }) => kind === 'Gala').map(({ cost }) => cost);
    expect(galas).toHaveLength(3);
    const dinners = events.byKind.find(({ kind }) => kind === 'Small dinner')?.cost ?? Infinity;
    expect(Math.min(...galas)).toBeGreaterThanOrEqual(dinners);
  });
});

describe('the data quality', () => {
  it('counts as many failing checks by unit as by check on the data quality dashboard', () => {
    expect(sum(quality.byCheck.map((check) => check.failing))).toBe(quality.failing);
    expect(sum(quality.checkedUnits.flatMap((unit) => unit.failing))).toBe(quality.failing);
    expect(quality.weeks.at(-1)?.score).toBe(quality.score);
    expect(figure(quality.dataQualityStory, 'Failing checks')).toBe(
      quality.failing.toLocaleString('en-US'),
    );
  });
});

describe('the charts to explore', () => {
  it("shows the numbers of the dashboards' tables in the interactive charts", () => {
    const units = explorableCharts['data-quality']?.choices.slice(1) ?? [];
    for (const [at, { points }] of units.entries()) {
      const unit = quality.checkedUnits[at];
      points.forEach(({ share }, check) =>
        expect(share).toBe((unit?.failing[check] ?? 0) / (unit?.records ?? 1)),
      );
    }
    const years = explorableCharts['donor-retention']?.choices ?? [];
    expect(years.flatMap(({ points }) => points.map(({ share }) => share))).toEqual(
      retention.retentionCells.map(({ share }) => share),
    );
  });
});
