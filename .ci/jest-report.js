import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Keeps a run's result as JSON for the total at the end of `.ci/run`. */
export default class JestReport {
  constructor(_config, { file }) {
    this.file = file;
  }

  onRunComplete(_contexts, { testResults, ...result }) {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify({ ...result, testResults: testResults.map(summary) }));
  }
}

const summary = ({ testFilePath, perfStats, testExecError, testResults }) => ({
  file: testFilePath,
  seconds: (perfStats.end - perfStats.start) / 1000,
  error: testExecError?.message,
  tests: testResults.map(({ fullName, status, duration, failureMessages }) => ({
    fullName,
    status,
    duration,
    failureMessages,
  })),
});
