import { describe, expect, it } from '@jest/globals';
import { total } from './total.js';

const jest = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };
const browser = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 2 }, errors: [] };

describe('the test total', () => {
  it('adds up every report', () => {
    expect(total([jest, jest, browser])).toEqual([13, 2]);
  });

  it('counts a suite that could not run as a failure', () => {
    expect(total([{ ...jest, numRuntimeErrorTestSuites: 2 }])).toEqual([5, 3]);
  });

  it('counts a flaky test as a failure', () => {
    expect(total([{ ...browser, stats: { ...browser.stats, flaky: 1 } }])).toEqual([3, 1]);
  });

  it('counts a file that takes too much CPU time as a failure', () => {
    const report = { ...jest, testResults: [{ cpu: 14.9 }, { cpu: 15.1 }] };
    expect(total([report])).toEqual([5, 2]);
  });

  it('counts an error that stopped the browser tests as a failure', () => {
    expect(total([{ ...browser, errors: [{ message: 'no such file' }] }])).toEqual([3, 1]);
  });

  it('counts nothing without reports', () => {
    expect(total([])).toEqual([0, 0]);
  });
});
