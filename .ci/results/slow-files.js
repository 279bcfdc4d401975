import { relative } from 'node:path';

const MAX_CPU_SECONDS = 15;
const SHOWN = 10;

const filesOf = (reports) => reports.flatMap(({ testResults = [] }) => testResults);

/** Test files that take too long for `npm test`, which has to finish in about ten minutes. */
export function slowFiles(reports, withLong = Boolean(process.env.LONG_TESTS)) {
  return withLong ? [] : filesOf(reports).filter(({ cpu }) => cpu > MAX_CPU_SECONDS);
}

export const describeSlow = ({ cpu }) =>
  `It took ${seconds(cpu)} of CPU, and ${MAX_CPU_SECONDS} is the limit: name what is long *.long.spec.ts, for \`npm run test:all\`.`;

/** The files that took the most CPU time; browser tests report none. */
export function describeSlowest(reports, root) {
  const slowest = filesOf(reports)
    .filter(({ cpu }) => cpu !== undefined)
    .sort((one, other) => other.cpu - one.cpu)
    .slice(0, SHOWN);
  const lines = slowest.map(
    ({ file, cpu }) => `${seconds(cpu).padStart(8)}  ${relative(root, file)}`,
  );
  return lines.length === 0 ? '' : ['The slowest files, in CPU time:', ...lines].join('\n');
}

const seconds = (number) => `${number.toFixed(1)} s`;
