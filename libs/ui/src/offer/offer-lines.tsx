import type { OfferContentInput, OfferLine, OfferSelection } from '@polaris/contracts';
import { lineTotals } from '@polaris/contracts';
import clsx from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { radioDot } from '../primitives/fields/radio-group.tsx';
import { type PlacedLine, choose, sortedLines } from './choose.ts';
import { dollarsAndCents, lineDetails } from './offer-texts.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { type HeadingLevel, Section, sectionTitle } from './section.tsx';

interface OfferLinesProps {
  content: Pick<OfferContentInput, 'lines' | 'taxMode'>;
  selection: OfferSelection;
  onSelect?: (selection: number[]) => void;
  Heading: HeadingLevel;
}

/** The lines: what is included, one of each group, and the options. */
export function OfferLines(props: OfferLinesProps) {
  const { content, Heading } = props;
  const { included, groups, options } = sortedLines(content.lines);
  const hasChoice = groups.length > 0 || options.length > 0;
  return (
    <>
      {included.length > 0 && (
        <Section title={hasChoice ? 'Included' : 'What you get'} Heading={Heading}>
          <ul className="border-t border-line">
            {included.map((placed) => (
              <Included key={placed.index} {...props} {...placed} />
            ))}
          </ul>
        </Section>
      )}
      {groups.map(([name, lines]) => (
        <Choices
          key={name}
          legend={name}
          hint={props.onSelect && 'Choose one.'}
          lines={lines}
          kind="radio"
          {...props}
        />
      ))}
      {options.length > 0 && (
        <Choices
          legend="Options"
          hint={props.onSelect && 'Add what you like.'}
          lines={options}
          kind="checkbox"
          {...props}
        />
      )}
    </>
  );
}

type LineProps = OfferLinesProps & PlacedLine;

function Included(props: LineProps) {
  const { index, selection } = props;
  return (
    <li className="break-inside-avoid border-b border-line py-3">
      <LineText {...props} quantity={selection[index] ?? 0} />
      <Stepper {...props} />
    </li>
  );
}

interface ChoicesProps extends OfferLinesProps {
  legend: string;
  hint: string | undefined;
  lines: readonly PlacedLine[];
  kind: 'radio' | 'checkbox';
}

function Choices({ legend, hint, lines, kind, ...props }: ChoicesProps) {
  const { Heading } = props;
  const id = useId();
  const isEmpty = lines.every(({ index }) => !props.selection[index]);
  return (
    <fieldset aria-describedby={hint && id} className={clsx('min-w-0', isEmpty && 'print:hidden')}>
      <legend>
        <Heading className={clsx(sectionTitle, hint && 'mb-0! print:mb-3!')}>{legend}</Heading>
      </legend>
      {hint && (
        <p id={id} className="mb-3 text-sm leading-6 text-muted print:hidden">
          {hint}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {lines.map((placed) => (
          <ChoiceCard key={placed.index} {...props} {...placed} kind={kind} name={id} />
        ))}
      </ul>
    </fieldset>
  );
}

interface ChoiceCardProps extends LineProps {
  kind: 'radio' | 'checkbox';
  /** Of the radio buttons of a group. */
  name: string;
}

/** A line that can be chosen; the whole card chooses it. */
function ChoiceCard({ kind, name, ...props }: ChoiceCardProps) {
  const { line, index, selection, content, onSelect } = props;
  const chosen = selection[index] ?? 0;
  const isChosen = chosen > 0;
  const select = (checked: boolean) =>
    onSelect?.(choose(content.lines, selection, index, checked ? line.quantity : 0));
  const input = {
    checked: isChosen,
    onChange: ({ target }: { target: HTMLInputElement }) => select(target.checked),
  };
  const text = (
    <LineText {...props} quantity={isChosen ? chosen : line.quantity} isOff={!isChosen} />
  );
  return (
    <li
      className={clsx(
        'break-inside-avoid rounded-sm border',
        isChosen ? 'border-accent bg-raised' : 'border-line print:hidden',
        onSelect && !isChosen && 'hover:border-ink',
      )}
    >
      {onSelect ? (
        <label className="flex cursor-pointer items-start gap-3 px-4 py-3">
          <Mark className="print:hidden">
            {kind === 'radio' ? (
              <input type="radio" name={name} className={radioDot} {...input} />
            ) : (
              <Checkbox {...input} />
            )}
          </Mark>
          {text}
        </label>
      ) : (
        <div className="flex items-start gap-3 px-4 py-3">
          <Mark>
            {isChosen && <Check aria-hidden="true" className="size-5 text-accent" />}
            <span className="sr-only">{isChosen ? 'Chosen:' : 'Not chosen:'}</span>
          </Mark>
          {text}
        </div>
      )}
      {isChosen && <Stepper {...props} className="px-4 pb-3 pl-12" />}
    </li>
  );
}

const Mark = ({ children, className }: { children: ReactNode; className?: string }) => (
  <span className={clsx('grid h-7 w-5 shrink-0 place-items-center', className)}>{children}</span>
);

interface LineTextProps extends LineProps {
  quantity: number;
  isOff?: boolean;
}

/** What a line is, and what this quantity of it costs. */
function LineText({ line, content, quantity, isOff = false }: LineTextProps) {
  const details = lineDetails(line, quantity, hasManyRates(content.lines));
  const { total } = lineTotals({ ...line, quantity }, content.taxMode);
  return (
    <span className="flex min-w-0 grow items-start justify-between gap-x-6">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere whitespace-pre-line">{line.text}</span>
        {details && <span className="block text-sm leading-6 text-muted">{details}</span>}
      </span>
      <span className={clsx('shrink-0 tabular-nums', isOff && 'text-muted')}>
        {dollarsAndCents(total)}
      </span>
    </span>
  );
}

const hasManyRates = (lines: readonly OfferLine[]): boolean =>
  new Set(lines.map(({ taxRate }) => taxRate)).size > 1;

function Stepper({ line, index, content, selection, onSelect, className }: StepperProps) {
  const { text, min, max } = line;
  if (!onSelect || min === max) return null;
  return (
    <div className={clsx('print:hidden', className ?? 'pt-2')}>
      <QuantityStepper
        name={text}
        quantity={selection[index] ?? min}
        min={min}
        max={max}
        onChange={(quantity) => onSelect(choose(content.lines, selection, index, quantity))}
      />
    </div>
  );
}

type StepperProps = LineProps & { className?: string };
