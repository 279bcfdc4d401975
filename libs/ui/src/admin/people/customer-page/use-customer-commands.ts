import {
  type AdminPurchase,
  type Customer,
  type CustomerStatus,
  type Tag,
  addDays,
  customerStatusLabels,
  customerStatuses,
  purchaseStatusLabels,
  purchaseTransitions,
} from '@polaris/contracts';
import { useNavigate } from 'react-router';
import { useMovePurchase, useReadPurchases } from '../../../api/sales/purchases.ts';
import { useBulk } from '../../../api/people/customers/customer-grid.ts';
import { useUpdateCustomer } from '../../../api/people/customers/customers.ts';
import { useCustomerTags, useReadTags } from '../../../api/people/customers/tags.ts';
import { toast } from '../../../primitives/toast/toast.tsx';
import {
  reportFailure,
  reportFailureWithStatus,
  reportSuccess,
} from '../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../shared/feedback/undo-toast.ts';
import { mailLink } from '../../shared/record/contact-links.ts';
import { isoDay } from '../../shared/record/format.ts';
import { useCopyLink } from '../../shared/record/copy-link.tsx';
import { customerPath } from '../../shared/record/record-paths.ts';
import { type Command, useOfferCommands } from '../../shared/record/selection-commands.ts';
import type { ActivityPrefill } from '../activities/log-activity-form.tsx';

/** The default follow-up time in days. */
const followUps = { Tomorrow: 1, 'In three days': 3, 'In a week': 7, 'In a month': 30 };

interface CustomerCommands {
  /** Shows the form to log an activity. */
  log: (prefill: ActivityPrefill) => void;
  book: () => void;
  offer: () => void;
  sell: () => void;
  askTestimonial: () => void;
  merge: () => void;
  remove: () => void;
}

/** The palette commands of an open customer record. */
export function useCustomerCommands(customer: Customer, acts: CustomerCommands): void {
  const navigate = useNavigate();
  const changeStatus = useStatusCommand(customer);
  const addTag = useTagCommand(customer.id);
  const movePurchase = usePurchaseCommand(customer.id);
  const { id, name, email } = customer;
  const copyLink = useCopyLink({ kind: 'customers', id });
  useOfferCommands({
    name,
    path: customerPath(id),
    commands: [
      { mutates: true, label: 'Log Activity', run: () => navigate('#log-title') },
      { mutates: true, label: 'Log a Call', run: () => acts.log({ type: 'call', dueOn: '' }) },
      followUpCommand(acts.log),
      { mutates: true, label: 'Add a Task', run: () => navigate('#task-title') },
      { mutates: true, label: 'Book a Session', run: acts.book },
      { mutates: true, label: 'Write an Offer', run: acts.offer },
      { mutates: true, label: 'Record a Sale', run: acts.sell },
      { mutates: true, label: 'Ask for a Testimonial', run: acts.askTestimonial },
      movePurchase,
      changeStatus,
      addTag,
      { mutates: false, label: 'Copy Link', run: copyLink },
      { mutates: true, label: 'Edit Information', run: () => navigate('#information-title') },
      ...(email
        ? [{ mutates: false, label: 'Write an Email', run: () => location.assign(mailLink(email)) }]
        : []),
      { mutates: true, label: 'Merge with Another Record', run: acts.merge },
      { mutates: true, label: 'Delete Customer', run: acts.remove },
    ],
  });
}

const followUpCommand = (log: CustomerCommands['log']): Command => ({
  mutates: true,
  label: 'Plan a Follow-up',
  question: 'When?',
  choices: () =>
    Object.entries(followUps).map(([label, days]) => ({
      label,
      run: () => log({ type: 'follow_up', dueOn: addDays(isoDay(), days) }),
    })),
});

function useStatusCommand(customer: Customer): Command {
  const { mutateAsync } = useUpdateCustomer();
  const change = async (base: Customer, status: CustomerStatus) => {
    try {
      const { before, saved } = await mutateAsync({ base, changes: { status } });
      toastWithUndo({
        title: 'Success',
        description: 'Customer updated successfully',
        altText: 'Change the status back in the header of the record',
        undo: () => restore(saved, before.status),
      });
    } catch (error) {
      reportFailureWithStatus(error);
    }
  };
  const restore = async (base: Customer, status: CustomerStatus) => {
    try {
      await mutateAsync({ base, changes: { status } });
      reportSuccess('Status restored');
    } catch (error) {
      reportFailureWithStatus(error);
    }
  };
  return {
    mutates: true,
    label: 'Change Status',
    question: 'Which status?',
    choices: () =>
      customerStatuses
        .filter((status) => status !== customer.status)
        .map((status) => ({
          label: customerStatusLabels[status],
          run: () => void change(customer, status),
        })),
  };
}

function useTagCommand(customerId: number): Command {
  const { data: tags = [] } = useCustomerTags(customerId);
  const { mutateAsync: change } = useBulk();
  const readTags = useReadTags();
  const ids = [customerId];
  const remove = async (tagId: number) => {
    try {
      await change({ act: 'untag', ids, tagId });
      reportSuccess('Tag removed');
    } catch (error) {
      reportFailure(error);
    }
  };
  const add = async ({ id: tagId, name }: Tag) => {
    try {
      const { changed } = await change({ act: 'tag', ids, tagId });
      if (changed.length === 0)
        return toast({ title: 'Nothing changed', description: `${name} could not be added.` });
      toastWithUndo({
        title: 'Success',
        description: `${name} added`,
        altText: 'Remove the tag in the header of the record',
        undo: () => remove(tagId),
      });
    } catch (error) {
      reportFailure(error);
    }
  };
  return {
    mutates: true,
    label: 'Add a Tag',
    question: 'Which tag?',
    choices: async () =>
      (await readTags())
        .filter(({ id }) => !tags.some((tag) => tag.id === id))
        .map((tag) => ({ label: tag.name, run: () => void add(tag) })),
  };
}

/** Canceling is final, so it needs the form. */
function usePurchaseCommand(customerId: number): Command {
  const readPurchases = useReadPurchases(customerId);
  const { mutateAsync: move } = useMovePurchase();
  const moveTo = async (
    { id, version }: AdminPurchase,
    status: AdminPurchase['status'],
  ): Promise<void> => {
    try {
      await move({ id, version, status });
      reportSuccess('Purchase updated');
    } catch (error) {
      reportFailure(error);
    }
  };
  const nextOf = ({ status }: AdminPurchase) =>
    purchaseTransitions[status].filter((next) => next !== 'cancelled');
  return {
    mutates: true,
    label: 'Move a Purchase',
    question: 'Which purchase?',
    choices: async () =>
      (await readPurchases())
        .filter((purchase) => nextOf(purchase).length > 0)
        .map((purchase) => ({
          label: `${purchase.service?.name ?? 'Service'}, ${purchaseStatusLabels[purchase.status].toLowerCase()}`,
          question: 'To which status?',
          choices: () =>
            nextOf(purchase).map((status) => ({
              label: purchaseStatusLabels[status],
              run: () => void moveTo(purchase, status),
            })),
        })),
  };
}
