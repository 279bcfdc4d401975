import { each } from '../../dashboards/frame.ts';
import type { Sheet } from '../sheet.ts';
import { label } from './match-result.ts';

const guests = { Matched: 352, 'Needs Research': 15, 'Not Matched': 45 };
const total = Object.values(guests).reduce((sum, count) => sum + count, 0);

/** A doubtful guest and the two records that fit. */
const columns = ['', 'On the list', 'Record 20417', 'Record 38872'];
const compared: readonly (readonly [field: string, ...values: string[]])[] = [
  ['Name', 'Ruth Ambler', 'Ruth Ambler', 'R. Ambler-Voss'],
  ['Email', 'rvoss@…', 'none', 'rvoss@…'],
  ['Birthdate', '19610412', '19610412', 'none'],
  ['City', 'Pasadena', 'Glendale', 'Pasadena'],
];

export const guestList: Sheet = {
  name: 'hospital-guest-lists',
  body(palette) {
    const fills = [palette.deep, palette.role('accent'), palette.pale];
    const counts = Object.entries(guests);
    return `<div class="top"><h1>Spring gala, ${total} guests</h1></div>
      <div class="share">${each(
        counts.map(([, count], index) => [count, fills[index]] as const),
        ([count, fill]) => `<span style="flex: ${count}; background: ${fill}"></span>`,
      )}</div>
      <p class="top" style="font-size: 14px">${each(
        counts,
        ([name, count]) => `<span><b class="strong">${count}</b> ${name.toLowerCase()}</span>`,
      )}</p>
      <p style="margin-top: 16px" class="top"><b class="strong">Guest 88 of ${total}</b>${label('Needs Research')}</p>
      <table style="margin-top: 4px"><thead><tr>${each(columns, (name) => `<th class="text">${name}</th>`)}</tr></thead>
      <tbody>${each(
        compared,
        ([field, wanted, ...found]) => `<tr><th class="quiet">${field}</th>
          <td class="text strong">${wanted}</td>${each(
            found,
            (value) => `<td class="text ${value === wanted ? 'good' : 'quiet'}">${value}</td>`,
          )}</tr>`,
      )}</tbody></table>
      <p class="note">Scores 0.74 and 0.61: too close for a script, so a person decides</p>`;
  },
};
