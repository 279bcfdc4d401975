import { each } from '../../dashboards/frame.ts';
import type { Sheet } from '../sheet.ts';

const terms: readonly (readonly [term: string, rule: string, decides: string])[] = [
  ['Gift', 'Received, not reversed', 'Finance'],
  ['Donor', 'Gave in the fiscal year', 'Finance'],
  ['Class year', 'Of the first degree', 'Registrar'],
  ['Active alum', 'Two contacts in a year', 'Alumni office'],
  ['Pledge payment', 'Part of its pledge', 'Finance'],
  ['Household', 'Same address, one letter', 'Advancement'],
];

/** A page of the data dictionary of the warehouse connector. */
export const dictionary: Sheet = {
  name: 'college-warehouse',
  body: () => `<h1>Data dictionary</h1><p class="sub">64 terms, each with one rule and one owner</p>
    <table style="margin-top: 12px"><thead><tr><th>Term</th><th class="text">Counts as</th>
    <th class="text">Decided by</th></tr></thead><tbody>${each(
      terms,
      ([term, rule, decides]) => `<tr><th class="strong">${term}</th><td class="text">${rule}</td>
        <td class="text quiet">${decides}</td></tr>`,
    )}</tbody></table>
    <p class="note"><span class="check">✓ Last night</span> all totals equal finance’s</p>`,
};
