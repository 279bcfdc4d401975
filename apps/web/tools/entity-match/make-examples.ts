import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventDatabase } from './invented-people.ts';
import { printCases } from './read-cases.ts';
import { databaseFile, examples, printRules, runMatcher } from './run-matcher.ts';

// The list of attendees is written by hand, with one case per line.
writeFileSync(databaseFile, inventDatabase());
writeFileSync(join(examples, 'run.json'), runMatcher(examples));
writeFileSync(join(examples, 'rules.json'), printRules());
writeFileSync(join(examples, 'cases.json'), printCases(examples));
