import { type Subscriber, subscriberStatusLabels } from '@polaris/contracts';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useRemoveSubscriber, useSubscriberPages } from '../../../api/site/subscribers.ts';
import { Button } from '../../../primitives/button.tsx';
import { RemoveDialog } from '../../shared/feedback/remove-dialog.tsx';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { ExportLink } from '../../shared/list/export-link.tsx';
import { FilteredList } from '../../shared/list/filtered-list.tsx';
import { useListFilter } from '../../shared/filters/list-filters.tsx';
import { totalLabel } from '../../shared/list/total-label.ts';
import { ScreenHeader } from '../../shared/record/screen-header.tsx';
import { LetterDialog } from './letter-dialog.tsx';
import { NewsletterIssues } from './newsletter-issues.tsx';
import { SubscriberEntry } from './subscriber-entry.tsx';

/** The subscribers of the newsletter, and the issues to send. */
export function SubscribersScreen() {
  const list = useListFilter('status', subscriberStatusLabels);
  const subscribers = useSubscriberPages({ q: list.filter.q, status: list.filter.kind });
  const { target: heading, focusTarget: focusHeading } = useDeferredFocus<HTMLHeadingElement>();
  const [isWriting, setWriting] = useState(false);
  const [removing, setRemoving] = useState<Subscriber | null>(null);
  return (
    <>
      <ScreenHeader
        title="Subscribers"
        text="Readers who get your essays and letters by email. Only a confirmed address gets them, and every email has a link to unsubscribe."
        actions={
          <div className="flex flex-wrap gap-3">
            <ExportLink kind="subscribers" />
            <Button mutates onClick={() => setWriting(true)}>
              <PenLine aria-hidden="true" className="size-4" />
              Write a Letter
            </Button>
          </div>
        }
      />
      <div className="flex flex-col gap-10 xl:max-w-4xl">
        <NewsletterIssues />
        <section aria-labelledby="subscribers-title">
          <h2
            id="subscribers-title"
            ref={heading}
            tabIndex={-1}
            className="mb-4 text-base font-semibold text-ink"
          >
            All Subscribers
            {subscribers.data &&
              ` (${totalLabel(subscribers.data.total, subscribers.data.capped)})`}
          </h2>
          <FilteredList
            noun="subscribers"
            placeholder="Email"
            kinds={{ label: 'Status', all: 'All', options: subscriberStatusLabels }}
            list={list}
            pages={subscribers}
            empty={{
              title: 'No subscribers yet',
              text: 'Readers subscribe below your essays. New subscribers appear here.',
            }}
          >
            {(items) => (
              <ul aria-label="Subscribers" className="border-t border-line">
                {items.map((subscriber) => (
                  <SubscriberEntry
                    key={subscriber.id}
                    subscriber={subscriber}
                    onRemove={setRemoving}
                  />
                ))}
              </ul>
            )}
          </FilteredList>
        </section>
      </div>
      {isWriting && <LetterDialog onClose={() => setWriting(false)} />}
      <RemoveDialog
        recordId={removing?.id}
        title="Delete subscriber"
        text={`Delete ${removing?.email}? Emails still waiting for this address won't be sent.`}
        done={{ kind: 'subscriber', title: 'Subscriber deleted' }}
        removal={useRemoveSubscriber()}
        onClose={() => setRemoving(null)}
        onRemoved={focusHeading}
      />
    </>
  );
}
