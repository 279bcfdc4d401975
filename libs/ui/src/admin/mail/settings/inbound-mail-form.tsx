import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type InboundMail,
  mailProviderLabels,
  postmarkInboundInputSchema,
  sesInboundInputSchema,
} from '@polaris/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { type useSetPostmarkInbound, useSetSesInbound } from '../../../api/mail/inbound-mail.ts';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Select } from '../../../primitives/fields/select.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportSuccess } from '../../shared/feedback/report-failure.ts';

interface Values {
  provider: 'postmark' | 'ses';
  address: string;
  topicArn: string;
}

interface InboundMailFormProps {
  inbound: InboundMail;
  /** The mutation whose response has the secret to show. */
  postmark: ReturnType<typeof useSetPostmarkInbound>;
}

const checks = {
  postmark: standardSchemaResolver(postmarkInboundInputSchema),
  ses: standardSchemaResolver(sesInboundInputSchema),
};

/** Sets up which provider receives replies, and at which address. */
export function InboundMailForm({ inbound, postmark }: InboundMailFormProps) {
  const { form, save } = useInboundMailForm(inbound, postmark);
  const { register, formState } = form;
  const isSes = useWatch({ control: form.control, name: 'provider' }) === 'ses';
  return (
    <Form
      isPageForm
      aria-label="Replies by email"
      onSubmit={(event) => void save(event)}
      className="flex max-w-xl flex-col items-start gap-4"
    >
      <Field label="Received by" className="w-full">
        <Select {...register('provider')}>
          {Object.entries(mailProviderLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Inbound address"
        hint={
          isSes
            ? 'An address whose receipt rule in Amazon SES publishes to Amazon SNS.'
            : 'The inbound address of your Postmark server, or one of your inbound domain.'
        }
        error={formState.errors.address?.message}
        className="w-full"
      >
        <Input
          {...register('address')}
          type="email"
          spellCheck={false}
          autoCapitalize="none"
          placeholder="reply@in.example.com"
        />
      </Field>
      {isSes && (
        <Field
          label="Topic ARN for replies"
          error={formState.errors.topicArn?.message}
          className="w-full"
        >
          <Input
            {...register('topicArn')}
            spellCheck={false}
            autoCapitalize="none"
            placeholder="arn:aws:sns:us-east-1:123456789012:replies"
          />
        </Field>
      )}
      <Button type="submit" variant="secondary" pending={formState.isSubmitting}>
        {isSes ? 'Save inbound address' : 'Save and make a webhook'}
      </Button>
    </Form>
  );
}

function useInboundMailForm(
  { provider, address, topicArn }: InboundMail,
  postmark: InboundMailFormProps['postmark'],
) {
  const ses = useSetSesInbound();
  const form = useForm<Values>({
    resolver: (values, context, options) =>
      checks[values.provider](values, context, options as never) as never,
    defaultValues: {
      provider: provider ?? 'postmark',
      address: address ?? '',
      topicArn: topicArn ?? '',
    },
  });
  const save = form.handleSubmit(async () => {
    const values = form.getValues();
    try {
      if (values.provider === 'ses') {
        postmark.reset();
        await ses.mutateAsync({ address: values.address, topicArn: values.topicArn.trim() });
      } else await postmark.mutateAsync({ address: values.address });
      reportSuccess('Inbound address saved');
    } catch (error) {
      applyServerErrors(error, ['address', 'topicArn'], form.setError);
    }
  });
  return { form, save };
}
