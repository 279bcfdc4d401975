const tick = { fill: 'var(--muted)', fontSize: 12 };

/** Props for lines and text of bar charts. */
export const gridStyle = { vertical: false, stroke: 'var(--line)' };
export const xAxisStyle = { tickLine: false, axisLine: { stroke: 'var(--line-strong)' }, tick };
export const yAxisStyle = { tickLine: false, axisLine: false, tick };
export const tooltipStyle = {
  cursor: { fill: 'var(--sunken)' },
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--line-strong)',
    color: 'var(--ink)',
  },
};
