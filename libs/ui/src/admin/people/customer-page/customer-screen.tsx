import { type Customer, idParamsSchema } from '@polaris/contracts';
import { addDays } from 'date-fns';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { hasStatus, errorMessage } from '../../../api/client/api-error.ts';
import { useClientMessagePages, useNewClientMessages } from '../../../api/mail/client-messages.ts';
import { useCustomer } from '../../../api/people/customers/customers.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { isoDay } from '../../shared/record/format.ts';
import { customerPath, newOfferPath } from '../../shared/record/record-paths.ts';
import { RecordDrafts } from '../../office/assistants/drafts/record-drafts.tsx';
import { CustomerTasks } from '../tasks/customer-tasks.tsx';
import { MergeDialog } from '../customers/merge/merge-dialog.tsx';
import { RemoveCustomerDialog } from '../customers/remove-customer-dialog.tsx';
import { RecordComposer } from './composer/record-composer.tsx';
import { useRecordComposer } from './composer/use-record-composer.ts';
import { CustomerDelivery } from './customer-delivery.tsx';
import { CustomerHeader } from './customer-header.tsx';
import { CustomerInformation } from './customer-information.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { DeletedText, RecordNotFound } from './deleted-record.tsx';
import { CustomerTimeline } from './timeline/customer-timeline.tsx';
import { RedirectToMergedCustomer, MergedText } from './merging/merged-customer.tsx';
import { MergingNotices } from './merging/merging-notices.tsx';
import { RecordStrip } from './record-strip.tsx';
import { RecordDialog, type RecordDialogKind } from './record-dialog.tsx';
import { UndeliverableNotice } from './undeliverable-notice.tsx';
import { useCustomerCommands } from './use-customer-commands.ts';

/** The record of the customer named by the address: what matters now, composer, timeline and details. */
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
  const [dialog, setDialog] = useState<RecordDialogKind | null>(null);
  /** The other record of a merge; null while it is to be picked. */
  const [merging, setMerging] = useState<number | null>();
  const composer = useRecordComposer();
  const { target: writeButton, focusTarget: focusWriteButton } =
    useDeferredFocus<HTMLButtonElement>();
  const navigate = useNavigate();
  const history = useRef<HTMLHeadingElement>(null);
  const { id, email } = customer;
  const messages = useClientMessagePages(id).data?.items ?? [];
  const newMessages = useNewClientMessages(id, messages);
  const actions = {
    book: () => setDialog('book'),
    offer: () => void navigate(newOfferPath(id)),
    sell: () => setDialog('sell'),
    askTestimonial: () => setDialog('testimonial'),
    merge: () => setMerging(null),
    remove: () => setRemoving(true),
  };
  useCustomerCommands(customer, { ...actions, log: composer.log });
  return (
    <>
      <CustomerHeader
        customer={customer}
        writeButton={writeButton}
        onWrite={() => composer.show('email')}
        onLog={() => composer.show('log')}
        onFollowUp={() =>
          composer.log({ type: 'follow_up', dueOn: isoDay(addDays(new Date(), 1)) })
        }
        onBook={actions.book}
        onOffer={actions.offer}
        onSell={actions.sell}
        onAskTestimonial={actions.askTestimonial}
        onMerge={actions.merge}
        onRemove={actions.remove}
      />
      {isDeleted && (
        <Alert tone="warn" className="mb-6">
          <MergedText id={id}>
            <DeletedText name="customer" />
          </MergedText>
        </Alert>
      )}
      <MergingNotices customer={customer} onCompare={setMerging} />
      {email && <UndeliverableNotice email={email} />}
      <RecordStrip
        customerId={id}
        unread={newMessages.size}
        onReadMessages={() => history.current?.scrollIntoView()}
      />
      <RecordDrafts filter={{ customerId: id }} record={customerPath(id)} level={2} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] xl:grid-rows-[auto_1fr]">
        <RecordComposer
          customer={customer}
          composer={composer}
          onBook={actions.book}
          onMailClosed={focusWriteButton}
        />
        <div className="flex min-w-0 flex-col gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:gap-10">
          <CustomerInformation customer={customer} />
          <CustomerNotes customer={customer} />
          <CustomerTasks customerId={id} />
          <CustomerDelivery customer={customer} />
        </div>
        <CustomerTimeline customer={customer} newMessages={newMessages} heading={history} />
      </div>
      <RecordDialog dialog={dialog} customer={customer} onClose={() => setDialog(null)} />
      {merging !== undefined && (
        <MergeDialog
          customerId={id}
          otherId={merging}
          onClose={() => setMerging(undefined)}
          onMerged={(keptId) => {
            setMerging(undefined);
            if (keptId !== id) void navigate(customerPath(keptId), { replace: true });
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
