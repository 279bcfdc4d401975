import { withData } from '@polaris/contracts/browser-names';
import { Button } from '@polaris/ui/primitives/button';
import { Field } from '@polaris/ui/primitives/fields/field';
import { Textarea } from '@polaris/ui/primitives/fields/textarea';
import { entityMatchTexts } from '../../../../content/portfolio/entity-match-texts.ts';
import { MatchTable, RowTemplate } from './match-table.tsx';

const { fields, button, reset, results, withoutScript } = entityMatchTexts.live;

/** The matcher in the browser; without scripts a sentence takes its place. */
export function LiveMatcher({ label }: { label: string }) {
  return (
    <>
      <p className="hidden max-w-prose text-muted [@media(scripting:none)]:block">
        {withoutScript}
      </p>
      <form
        // Until its script runs, a submit neither sends typed text nor adds it to the address.
        method="dialog"
        autoComplete="off"
        aria-label={label}
        {...withData('matcher')}
        className="flex flex-col gap-6 [@media(scripting:none)]:hidden"
      >
        <div className="grid gap-6 lg:grid-cols-2 print:hidden">
          {fields.map(({ name, label, hint }) => (
            <Field key={name} label={label} hint={hint}>
              <Textarea
                name={name}
                rows={10}
                spellCheck={false}
                autoCapitalize="off"
                className="overflow-x-auto font-mono whitespace-pre"
              />
            </Field>
          ))}
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button type="submit" size="lg">
            {button}
          </Button>
          <Button type="reset" size="lg" variant="secondary">
            {reset}
          </Button>
        </div>
        <p role="alert" className="whitespace-pre-line text-danger empty:hidden" />
        <p role="status" className="text-lead empty:hidden" />
        <div hidden data-matcher-results="">
          <MatchTable caption={results} rows={[]} />
        </div>
        <RowTemplate />
      </form>
    </>
  );
}
