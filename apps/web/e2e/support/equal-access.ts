import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, expect } from '@playwright/test';

/** IBM's rules: WCAG 2.2 AA and more, such as names for repeated landmarks. */
const RULES = 'IBM_Accessibility';

/** Only definite violations. The others need human review on most pages. */
const SURE = 'FAIL';

interface Problem {
  ruleId: string;
  message: string;
  snippet: string;
}

/** Severity and confidence. */
type Result = Problem & { value: [policy: string, confidence: string] };

/** Contrast takes half of the time, and axe checks it. */
const CHECKED_BY_AXE = 'text_contrast_sufficient';

interface Checker {
  /** Rules by guideline; the engine's `disableRule` disables them everywhere. */
  rulesetRules: Record<string, string[]>;
  check(node: Document, rules: string[]): Promise<{ results: Result[] }>;
}

interface Engine {
  Checker: new () => Checker;
}

const engine = readFileSync(
  fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')),
  'utf8',
);

/** False positives: a rule, and the reported element. */
const exceptions: { ruleId: string; snippet: RegExp }[] = [
  // HTML allows "username" in an input for email, and password managers look for it there:
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofilling-form-controls:-the-autocomplete-attribute
  {
    ruleId: 'input_autocomplete_valid',
    snippet: /^(?=.*type="email")(?=.*autocomplete="username")/,
  },
  // Radix renders the list of toasts empty until there is one, and ARIA lets a list be empty:
  // https://w3c.github.io/aria/#list
  { ruleId: 'aria_child_valid', snippet: /^<ol .*tabindex="-1"/ },
  // Radix lets the keyboard into its toasts, and in and out of their region over hidden stops:
  // https://www.radix-ui.com/primitives/docs/components/toast#accessibility
  {
    ruleId: 'element_tabbable_role_valid',
    snippet: /^<li .*data-radix-collection-item|^<span style="position: fixed; .*width: 1px/,
  },
];

const isException = ({ ruleId, snippet }: Problem) =>
  exceptions.some((exception) => exception.ruleId === ruleId && exception.snippet.test(snippet));

/** A second engine next to axe, with other rules: IBM Equal Access. */
export async function expectEqualAccess(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  const found = await page.evaluate(findProblems, {
    rules: RULES,
    sure: SURE,
    left: CHECKED_BY_AXE,
  });
  const problems = found.filter((problem) => !isException(problem));
  expect(problems).toEqual([]);
}

async function findProblems(options: Record<'rules' | 'sure' | 'left', string>) {
  const { ace } = window as unknown as { ace: Engine };
  const checker = new ace.Checker();
  const rules = checker.rulesetRules[options.rules]!;
  checker.rulesetRules[options.rules] = rules.filter((rule) => rule !== options.left);
  const { results } = await checker.check(document, [options.rules]);
  return results
    .filter(({ value: [, confidence] }) => confidence === options.sure)
    .map(({ ruleId, message, snippet }) => ({ ruleId, message, snippet }));
}
