import { type Customer, addDays, idParamsSchema } from '@polaris/contracts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { errorMessage, hasStatus } from '../../../api/client/api-error.ts';
import { useCustomer } from '../../../api/people/customers/customers.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { type ActivityPrefill, LogActivityForm } from '../activities/log-activity-form.tsx';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { isoDay } from '../../shared/record/format.ts';
import { customerPath } from '../../shared/record/record-paths.ts';
import { CustomerTasks } from '../tasks/customer-tasks.tsx';
import { FoldableSection } from '../../shared/record/foldable-section.tsx';
import { CustomerFieldFacts } from './facts/customer-field-facts.tsx';
import { MergeDialog } from '../customers/merge/merge-dialog.tsx';
import { RemoveCustomerDialog } from '../customers/remove-customer-dialog.tsx';
import { CustomerDelivery } from './customer-delivery.tsx';
import { CustomerFacts } from './facts/customer-facts.tsx';
import { CustomerHeader } from './customer-header.tsx';
import { CustomerInformation } from './customer-information.tsx';
import { CustomerMessage } from './customer-message.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { DeletedText, RecordNotFound } from './deleted-record.tsx';
import { CustomerTimeline } from './timeline/customer-timeline.tsx';
import { RedirectToMergedCustomer, MergedText } from './merging/merged-elsewhere.tsx';
import { MergingNotices } from './merging/merging-notices.tsx';
import { RecordDialog, type RecordDialogKind } from './record-dialog.tsx';
import { UndeliverableNotice } from './undeliverable-notice.tsx';
import { useCustomerCommands } from './use-customer-commands.ts';

/** The record of the customer named by the address: details, account, purchases, sessions, timeline. */
export function CustomerScreen() {
  const { data } = idParamsSchema.safeParse(useParams());
  const id = data?.id ?? 0;
  const customer = useCustomer(id);
  const isDeleted = hasStatus(customer.error, 404) || hasStatus(customer.error, 400);
  if (customer.data) return <Found key={id} customer={customer.data} isDeleted={isDeleted} />;
  if (id === 0 || isDeleted)
    return (
      <RedirectToMergedCustomer id={id}>
        <NotFound />
      </RedirectToMergedCustomer>
    );
  if (customer.isPending) return <LoadingState text="Loading customer..." />;
  return (
    <ErrorState
      level={1}
      title="The customer could not be loaded"
      text={errorMessage(customer.error)}
      action={<Button onClick={() => void customer.refetch()}>Try again</Button>}
    />
  );
}

const NotFound = () => (
  <RecordNotFound name="Customer" list={{ path: '/admin/customers', label: 'Customers' }} />
);

interface FoundProps {
  customer: Customer;
  /** Deleted while its page was open: the page stays, so that unsaved text is not lost. */
  isDeleted: boolean;
}

function Found({ customer, isDeleted }: FoundProps) {
  const [removing, setRemoving] = useState(false);
  const [writing, setWriting] = useState(false);
  const [dialog, setDialog] = useState<RecordDialogKind | null>(null);
  /** The other record of a merge; null while it is to be picked. */
  const [merging, setMerging] = useState<number | null>();
  const [prefill, setPrefill] = useState<ActivityPrefill>();
  const { target: writeButton, focusTarget: focusWriteButton } =
    useDeferredFocus<HTMLButtonElement>();
  const navigate = useNavigate();
  const { email } = customer;
  const log = (prefill: ActivityPrefill) => {
    setPrefill(prefill);
    void navigate('#log-title');
  };
  const followUp = () => log({ type: 'follow_up', dueOn: addDays(isoDay(), 1) });
  useCustomerCommands(customer, {
    log,
    book: () => setDialog('book'),
    sell: () => setDialog('sell'),
    askTestimonial: () => setDialog('testimonial'),
    merge: () => setMerging(null),
    remove: () => setRemoving(true),
  });
  return (
    <>
      <CustomerHeader
        customer={customer}
        writeButton={writeButton}
        onWrite={() => setWriting(true)}
        onLog={() => void navigate('#log-title')}
        onFollowUp={followUp}
        onBook={() => setDialog('book')}
        onSell={() => setDialog('sell')}
        onAskTestimonial={() => setDialog('testimonial')}
        onMerge={() => setMerging(null)}
        onRemove={() => setRemoving(true)}
      />
      <CustomerFacts customer={customer} />
      <CustomerFieldFacts customerId={customer.id} />
      {isDeleted && (
        <Alert tone="warn" className="mb-8">
          <MergedText id={customer.id}>
            <DeletedText name="customer" />
          </MergedText>
        </Alert>
      )}
      <MergingNotices customer={customer} onCompare={setMerging} />
      {email && <UndeliverableNotice email={email} />}
      {writing && email && (
        <CustomerMessage
          customer={{ ...customer, email }}
          onClose={() => {
            setWriting(false);
            focusWriteButton();
          }}
          onUndone={() => setWriting(true)}
        />
      )}
      <div className="grid items-start gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
        <div className="flex flex-col gap-4 xl:order-2 xl:gap-12">
          <FoldableSection id="log-title" title="Log New Activity">
            <LogActivityForm label="Log New Activity" customerId={customer.id} prefill={prefill} />
          </FoldableSection>
          <CustomerDelivery customer={customer} />
          <FoldableSection id="information-title" title="Customer Information">
            <CustomerInformation customer={customer} />
          </FoldableSection>
        </div>
        <div className="min-w-0">
          <CustomerNotes customer={customer} />
          <CustomerTasks customerId={customer.id} />
          <CustomerTimeline customer={customer} />
        </div>
      </div>
      <RecordDialog dialog={dialog} customer={customer} onClose={() => setDialog(null)} />
      {merging !== undefined && (
        <MergeDialog
          customerId={customer.id}
          otherId={merging}
          onClose={() => setMerging(undefined)}
          onMerged={(keptId) => {
            setMerging(undefined);
            if (keptId !== customer.id) void navigate(customerPath(keptId), { replace: true });
          }}
        />
      )}
      <RemoveCustomerDialog
        customer={removing ? customer : null}
        onClose={() => setRemoving(false)}
        onRemoved={() => void navigate('/admin/customers')}
      />
    </>
  );
}
