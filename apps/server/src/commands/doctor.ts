import 'reflect-metadata';
import { examine } from './doctor/examine';
import { loadEnvironment, readDotEnv } from '../platform/config/load-environment';
import { failStart } from '../start';

const MARKS = { good: 'good  ', advice: 'advice', fault: 'FAULT ' };

/** Prints what is wrong and how to fix it; exits with 1 if there is a fault. */
try {
  readDotEnv();
  let faults = 0;
  for await (const { state, part, text } of examine(loadEnvironment(process.env))) {
    console.log(`${MARKS[state]}  ${part}: ${text}`);
    if (state === 'fault') faults += 1;
  }
  if (faults > 0) console.log(`\n${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
  process.exitCode = faults > 0 ? 1 : 0;
} catch (error) {
  await failStart(error);
}
