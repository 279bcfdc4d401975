import { each } from '../../dashboards/frame.ts';
import type { Sheet } from '../sheet.ts';

const code = `gifts = warehouse.<b>ask</b>(
    <i>"gifts"</i>,
    where={<i>"date"</i>: (<i>"2025-01-01"</i>, <i>"2025-06-30"</i>)},
)`;

const columns = ['', 'constituent', 'amount', 'fund', 'date'];
const rows = [
  ['0', '40412', '2,500.00', 'Library', '2025-01-03'],
  ['1', '18077', '1,000.00', 'Nursing', '2025-01-03'],
  ['2', '55290', '12,000.00', 'Scholars', '2025-01-06'],
  ['3', '40412', '1,250.00', 'Music', '2025-01-07'],
  ['4', '27163', '5,000.00', 'Library', '2025-01-07'],
];

/** A question and the table that answers it, as in a notebook. */
export const queryResult: Sheet = {
  name: 'bbdw-connect',
  body: () => `<pre class="cell">${code}</pre>
    <table class="mono"><thead><tr>${each(columns, (name) => `<th>${name}</th>`)}</tr></thead>
    <tbody>${each(
      rows,
      ([index, ...values]) =>
        `<tr><th class="quiet">${index}</th>${each(values, (value) => `<td>${value}</td>`)}</tr>`,
    )}</tbody></table>
    <p class="note"><span class="check">✓ Total</span> equals finance’s for these dates</p>`,
};
