import { readFileSync } from 'node:fs';
import { each } from '../../dashboards/frame.ts';
import { type Sheet, escape } from '../sheet.ts';

interface Case {
  line: number;
  name: string;
  label: string;
  candidate: string;
  certainty: string;
}

const samples = new URL('../../../content/portfolio/samples/entity-match/', import.meta.url);
const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, samples), 'utf8')) as T;

/** Lines of the example list, with every label at least once. */
const LINES = [2, 3, 5, 6, 12, 15, 25];

export const label = (text: string): string =>
  `<span class="label ${text.toLowerCase().replace(' ', '-')}">${text}</span>`;

/** The matcher's results for its example list. */
export const matchResult: Sheet = {
  name: 'entity-match',
  body() {
    const { list, database, labels } = read<{
      list: number;
      database: number;
      labels: Record<string, number>;
    }>('run.json');
    const cases = read<Case[]>('cases.json').filter(({ line }) => LINES.includes(line));
    return `<h1>${list} guests, ${database} records</h1>
      <p class="sub">${Object.entries(labels)
        .map(([name, count]) => `${count} ${name.toLowerCase()}`)
        .join(' · ')}</p>
      <table style="margin-top: 12px"><thead><tr><th>On the list</th><th class="text">Result</th>
      <th>Record</th><th>How sure</th></tr></thead><tbody>${each(cases, row)}</tbody></table>`;
  },
};

const row = ({ name, label: text, candidate, certainty }: Case): string =>
  `<tr><th>${escape(name)}</th><td class="text">${label(text)}</td>
    <td>${candidate || '–'}</td><td class="quiet">${certainty}</td></tr>`;
