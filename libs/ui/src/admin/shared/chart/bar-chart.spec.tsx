import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { BarChart } from './bar-chart.tsx';

afterEach(cleanup);

const series = [
  { label: 'Received', color: 'bg-accent' },
  { label: 'Refunded', color: 'bg-info' },
] as const;

const open = (values: number[]) =>
  render(
    <BarChart
      series={series}
      groups={[{ label: 'Jan', title: 'January 2026', values }]}
      format={(value) => `${value} dollars`}
      formatShort={(value) => `${value}.`}
    />,
  );

const axis = () => screen.getAllByText(/^\d+\.$/).map(({ textContent }) => textContent);

describe('a bar chart', () => {
  it.each([
    [0, ['0.', '1.']],
    [3, ['0.', '1.', '2.', '3.']],
    [17, ['0.', '5.', '10.', '15.', '20.']],
    [4000, ['0.', '1000.', '2000.', '3000.', '4000.']],
    [4100, ['0.', '2000.', '4000.', '6000.']],
  ])('uses round numbers on its axis when the largest value is %d', (largest, ticks) => {
    open([largest, 0]);
    expect(axis()).toEqual(ticks);
  });

  it('draws each bar as high as its share of the axis', () => {
    const { container } = open([1000, 250]);
    const bars = [...container.querySelectorAll<HTMLElement>('[style]')];
    expect(bars.map(({ style }) => style.height)).toEqual(['100%', '25%']);
  });

  it('shows the group and each of its values next to the bars', () => {
    open([1500, 500]);
    for (const text of ['January 2026', 'Received: 1500 dollars', 'Refunded: 500 dollars'])
      expect(screen.getByText(text)).toBeTruthy();
  });
});
