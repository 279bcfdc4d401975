import { dayText, dollars } from '@polaris/contracts';
import { Action, Facts } from '../../../platform/mail/mail-parts';

export interface PlanMailProps {
  service: string;
  /** The unpaid parts whose day has come, in their order. */
  parts: { label: string; owed: number; dueOn: string }[];
  /** In dollars: their sum. */
  dueNow: number;
  bankDetails: string | null;
  /** What to write on a transfer. */
  reference: string;
  /** Where to pay: the client's page, or a payment link. */
  payUrl: string;
  sender: string;
}

/** The parts that are due with their days, and how to pay them. */
export const dueParts = ({
  service,
  parts,
  dueNow,
  bankDetails,
  reference,
  payUrl,
}: Omit<PlanMailProps, 'sender'>) => (
  <>
    <Facts
      facts={[
        ['Service', service],
        ...parts.map(({ label, owed, dueOn }): [string, string] => [
          label,
          `${dollars(owed)}, due on ${dayText(dueOn)}`,
        ]),
        ['Due now', dollars(dueNow)],
      ]}
    />
    <Action href={payUrl}>See how to pay</Action>
    {bankDetails && (
      <Facts
        facts={[
          ['Bank details', bankDetails],
          ['Payment reference', reference],
        ]}
      />
    )}
  </>
);
