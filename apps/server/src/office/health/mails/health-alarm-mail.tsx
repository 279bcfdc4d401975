import { type HealthProblem, healthProblems } from '@polaris/contracts';
import { LinkLine, MailLayout, Paragraph } from '../../../platform/mail/mail-parts';

interface Props {
  problem: HealthProblem;
  isOver: boolean;
  url: string;
}

const subjectOf = ({ problem, isOver }: Props): string =>
  `${isOver ? 'Resolved: ' : ''}${healthProblems[problem].title}`;

/** To the owner. */
export const HealthAlarmMail = (props: Props) => (
  <MailLayout subject={subjectOf(props)}>
    {props.isOver ? (
      <Paragraph>This is back to normal. There's nothing you need to do.</Paragraph>
    ) : (
      <>
        <Paragraph>{healthProblems[props.problem].advice}</Paragraph>
        <Paragraph>
          You'll get this email once a day until it's resolved, and one when it is.
        </Paragraph>
      </>
    )}
    <LinkLine href={props.url}>Open health</LinkLine>
  </MailLayout>
);
