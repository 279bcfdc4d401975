import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { defaultContent } from '../content.ts';
import { raisedByUnit } from './dashboards/executive-summary.ts';
import { spelled } from './dashboards/format.ts';

const { 'bbdw-connect': bbdwConnect, quickreports } = defaultContent;

const sample = (name: string): string =>
  readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');

describe('the numbers of code samples', () => {
  it('shows the numbers of the code for the weekly report', () => {
    const code = sample('weekly_giving.py');
    const isCode = (line: string) => /^\s*[^#\s]/.test(line);
    const lines = `${code.split('\n').filter(isCode).length} lines`;
    expect(quickreports.figures.map(({ value }) => value)).toContain(lines);
    expect(quickreports.sample.caption).toContain(lines);
    expect(code).toContain(`at_least=${raisedByUnit.length}`);
    expect(quickreports.sample.caption).toContain(`${spelled(raisedByUnit.length)} units`);
  });

  it('shows the numbers of the templates for the connector', () => {
    const { items } = bbdwConnect.templates;
    expect(bbdwConnect.figures.map(({ value }) => value)).toContain(`${items.length}`);
    expect(bbdwConnect.templates.title.toLowerCase()).toContain(spelled(items.length));
    const [, name = ''] = /template\("([^"]+)"/.exec(sample('ask_the_warehouse.py')) ?? [];
    expect(items.map((item) => item.name.toLowerCase())).toContain(name);
  });
});
