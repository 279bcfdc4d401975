import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Prints failures, and stores a run's result as JSON, by test file, for the total at the end of `.ci/run`. */
export default class JestReport {
  constructor(_config, { name, file, root, costs, isQuiet }) {
    Object.assign(this, { name, file, root, costs, isQuiet });
  }

  onTestResult(_suite, { failureMessage }) {
    if (failureMessage && !this.isQuiet) console.error(failureMessage);
  }

  onRunComplete(_contexts, { testResults, ...result }) {
    mkdirSync(dirname(this.file), { recursive: true });
    const files = [...this.errors(testResults), ...this.files(testResults)];
    writeFileSync(this.file, JSON.stringify({ ...result, testResults: files }));
    const { numPassedTests, numFailedTests } = result;
    if (!this.isQuiet)
      console.log(
        `${this.name}: ${numPassedTests} passed, ${numFailedTests} failed in ${files.length} files`,
      );
  }

  /** For suites that could not run. */
  errors(suites) {
    return suites
      .filter(({ testExecError }) => testExecError)
      .map(({ testFilePath, testExecError }) => ({
        file: testFilePath,
        error: testExecError.message,
        tests: [],
      }));
  }

  files(suites) {
    const costs = readCosts(this.costs);
    const tests = suites.flatMap(({ testResults }) => testResults);
    return [...Map.groupBy(tests, ({ ancestorTitles }) => ancestorTitles[0])].map(([name, own]) => {
      const file = join(this.root, name);
      return { file, ...costs.get(file), tests: own.map((test) => summary(name, test)) };
    });
  }
}

/** A suite writes a line for each file that it has run. */
function readCosts(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => JSON.parse(line)).map(({ file, ...cost }) => [file, cost]));
}

const summary = (file, { fullName, status, duration, failureMessages }) => ({
  fullName: fullName.slice(file.length + 1),
  status,
  duration,
  failureMessages,
});
