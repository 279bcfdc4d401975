/*
 * Reads the reports in reports/: lists failures and the slowest files, or sums them up in one last line.
 * Plain JavaScript for any Node, so that it works even when the installation failed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeFailures } from './failures.js';
import { describeSlowest, slowFiles } from './slow-files.js';

/** A suite that could not run counts as one failure, as its tests are unknown. */
function jest(report) {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return [report.numPassedTests, failed + slowFiles([report]).length];
}

/** A flaky test counts as failed. */
function playwright({ stats, errors }) {
  return [stats.expected, stats.unexpected + stats.flaky + errors.length];
}

export function total(reports) {
  const counts = reports.map((report) => ('stats' in report ? playwright(report) : jest(report)));
  return counts.reduce(([p, f], [passed, failed]) => [p + passed, f + failed], [0, 0]);
}

function readReports(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const reports = readReports(`${root}/reports`);
  if (process.argv[2] === 'summary') {
    console.log(`\n${describeSlowest(reports, root)}`);
    const failures = describeFailures(reports, root);
    for (const failure of failures) console.log(`\n${failure}`);
    process.exitCode = failures.length > 0 ? 1 : 0;
  } else {
    const [passed, failed] = total(reports);
    console.log(`total: ${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
  }
}
