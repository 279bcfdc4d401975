import {
  type OfferContentInput,
  type OfferSelection,
  type PlanPart,
  type PlannedPart,
  dayText,
  monthlyDays,
  offerParts,
  offerTotals,
} from '@polaris/contracts';
import { dollarsAndCents } from './offer-texts.ts';
import { type HeadingLevel, Section } from './section.tsx';

interface OfferPaymentsProps {
  content: OfferContentInput;
  selection: OfferSelection;
  today: string;
  isAccepted: boolean;
  Heading: HeadingLevel;
}

/** What is due, and when. Until it is accepted, days count from then. */
export function OfferPayments(props: OfferPaymentsProps) {
  const { content, selection, today, isAccepted, Heading } = props;
  const { plan, retainer } = content;
  const { total } = offerTotals(content, selection);
  if (total <= 0) return null;
  if (retainer)
    return (
      <Section title="Payment" Heading={Heading}>
        <p>
          {dollarsAndCents(total)} a month, {monthlyDays(retainer)}.
        </p>
        <p className="text-sm leading-6 text-muted">
          Each invoice comes by email on its day. Nothing is charged automatically.
        </p>
      </Section>
    );
  const parts = offerParts(plan, total, today);
  return (
    <Section title="Payment" Heading={Heading}>
      {parts.length === 0 ? (
        <p>{isAccepted ? 'All at once.' : 'The total is due when you accept.'}</p>
      ) : (
        <table className="w-full border-collapse break-inside-avoid text-left text-sm leading-6">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pr-4 pb-2 font-normal">
                Part
              </th>
              <th scope="col" className="pr-4 pb-2 font-normal">
                Due
              </th>
              <th scope="col" className="pb-2 text-right font-normal">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ label, amount, dueOn }, index) => (
              <tr key={index} className="border-t border-line align-top last:border-b">
                <td className="py-2 pr-4 font-semibold wrap-anywhere">{label}</td>
                <td className="py-2 pr-4 text-muted">
                  {isAccepted ? dayText(dueOn) : whenText(plan[index]!, dueOn)}
                </td>
                <td className="py-2 text-right whitespace-nowrap tabular-nums">
                  {dollarsAndCents(amount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function whenText({ when, days }: PlanPart, dueOn: PlannedPart['dueOn']): string {
  if (when === 'date') return dayText(dueOn);
  if (when === 'now' || days === 0) return 'When you accept';
  return days === 1 ? 'The day after you accept' : `${days} days after you accept`;
}
