import { casesText } from '../../../../content/portfolio/cases/cases.ts';

/** Says at the start that the client is invented. */
export function DemoNotice() {
  return (
    <p className="w-full max-w-2xl border-l-2 border-warn bg-warn-soft px-4 py-3 text-sm text-warn">
      <strong>{casesText.demo.title}.</strong> {casesText.demo.text}
    </p>
  );
}
