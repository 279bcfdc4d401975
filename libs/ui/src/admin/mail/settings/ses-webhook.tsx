import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type MailWebhook, type SesTopicInput, sesTopicInputSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { forEachServerError } from '../../../api/client/form-errors.ts';
import { useSetSesTopic } from '../../../api/mail/mail-webhooks.ts';
import { Button } from '../../../primitives/button.tsx';
import { CopyField } from '../../../primitives/fields/copy-field.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportSuccess } from '../../shared/feedback/report-failure.ts';
import { WebhookSection } from './webhook-section.tsx';

/** Amazon SES reports through an SNS topic, which signs its messages. */
export function SesWebhook({ webhook }: { webhook: MailWebhook }) {
  const { topicArn, address, confirmedAt } = webhook;
  return (
    <WebhookSection webhook={webhook}>
      <p>
        In Amazon SNS, create a standard topic, and enter its ARN here. In Amazon SES, let bounces
        and complaints of your domain go to that topic.
      </p>
      <TopicForm key={topicArn} topicArn={topicArn} />
      {topicArn && !confirmedAt && (
        <div className="w-full">
          <p className="mb-3">
            Now create a subscription of the topic in Amazon SNS, with the protocol HTTPS and this
            endpoint. It is confirmed automatically within a minute.
          </p>
          <CopyField label="Endpoint for Amazon SNS" value={address} />
        </div>
      )}
    </WebhookSection>
  );
}

function TopicForm({ topicArn }: Pick<MailWebhook, 'topicArn'>) {
  const update = useSetSesTopic();
  const { register, handleSubmit, setError, formState } = useForm<SesTopicInput>({
    resolver: standardSchemaResolver(sesTopicInputSchema),
    defaultValues: { topicArn: topicArn ?? '' },
  });
  const save = handleSubmit(async (values) => {
    try {
      await update.mutateAsync(values);
      reportSuccess('Topic saved');
    } catch (error) {
      forEachServerError(error, ['topicArn'], (_, message) =>
        setError('topicArn', { message }, { shouldFocus: true }),
      );
    }
  });
  return (
    <Form
      isPageForm
      aria-label="Topic of Amazon SNS"
      onSubmit={(event) => void save(event)}
      className="flex w-full flex-wrap items-end gap-3"
    >
      <Field
        label="Topic ARN"
        error={formState.errors.topicArn?.message}
        className="min-w-0 flex-1 basis-72"
      >
        <Input
          {...register('topicArn')}
          spellCheck={false}
          autoCapitalize="none"
          placeholder="arn:aws:sns:us-east-1:123456789012:bounces"
        />
      </Field>
      <Button type="submit" variant="secondary" pending={update.isPending}>
        Save topic
      </Button>
    </Form>
  );
}
