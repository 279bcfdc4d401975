/** What makes tests unreliable on a busy machine, and what to use instead. */
export interface Finding {
  line: number;
  text: string;
  cure: string;
}

const WAIT =
  'wait for a later event, for the end of a queue, or with `until`; take durations from a virtual clock';
const ELAPSED =
  'compare with the time before and after, or the CPU time of the process; take durations from a virtual clock';

const MODULE_SLEEP =
  /import \{[^}]*\bsetTimeout(?: as (\w+))?[^}]*\} from '(?:node:)?timers\/promises'/;

/** Found in one line. A timer without a delay only yields, and measures nothing. */
const PATTERNS: [pattern: RegExp, cure: string][] = [
  [/\.waitForTimeout\(/, WAIT],
  [/(?<![.\w])(sleep|pause|delay)\(/, WAIT],
  [/(?<![.\w])setTimeout\(\w+, (?!0\))/, WAIT],
  [/\bperformance\.now\(\)/, ELAPSED],
  [/\bprocess\.(hrtime|uptime)\b/, ELAPSED],
  [/\b(while|for) ?\(.*(Date\.now\(\) ?[<>]|[<>]=? ?Date\.now\(\))/, ELAPSED],
  [/\bexpect\(.*\bDate\.now\(\).*\)\.(not\.)?toBe(Less|Close)/, ELAPSED],
];

/** The waits and clocks in the code of a test. */
export function findUnsteady(code: string): Finding[] {
  const lines = code.split('\n');
  const [isImported, name = 'setTimeout'] = MODULE_SLEEP.exec(code) ?? [];
  const patterns: typeof PATTERNS = isImported
    ? [...PATTERNS, [new RegExp(String.raw`(?<![.\w])${name}\(`), WAIT]]
    : PATTERNS;
  // With fake timers, `Date` is a virtual clock.
  const isVirtual = code.includes('useFakeTimers');
  const marks = isVirtual ? [] : [...code.matchAll(/(?:const|let) (\w+) = Date\.now\(\);/g)];
  const elapsed = marks.map(
    ([, mark]) => [new RegExp(String.raw`Date\.now\(\) - ${mark}\b`), ELAPSED] as const,
  );
  return lines.flatMap((text, index) => {
    const found = [...patterns, ...elapsed].find(([pattern]) => pattern.test(text));
    return found ? [{ line: index + 1, text: text.trim(), cure: found[1] }] : [];
  });
}
