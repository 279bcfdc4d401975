import { type User, shownMessage } from '@polaris/contracts';
import { useEffect, useRef } from 'react';
import { useConversation, useNewReplies } from '../../api/site/account/conversation.ts';
import { errorMessage } from '../../api/client/api-error.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Badge } from '../../primitives/badge.tsx';
import { Button } from '../../primitives/button.tsx';
import { ConversationEntry } from '../../primitives/conversation-entry.tsx';
import { addressToVerify } from '../address-to-verify.ts';
import { MessageFile } from '../message-file.tsx';
import { ConversationForm } from './conversation-form.tsx';
import { RowSkeletons, SectionEmpty, SectionFailure } from './section-states.tsx';
import { DashboardSection } from './section.tsx';

/** The owner's mails link here. */
const ANCHOR = 'messages';

interface ConversationProps {
  user: User;
  ownerName: string;
}

/** The messages between the client and the owner, and a form to reply. */
export function Conversation({ user, ownerName }: ConversationProps) {
  const pages = useConversation();
  const messages = pages.data?.items ?? [];
  const news = useNewReplies(messages);
  const top = useScrollFromMail(pages.data !== undefined);
  return (
    <DashboardSection
      title="Messages"
      aside={news.size > 0 && <Badge tone="info">{news.size} new</Badge>}
    >
      <div ref={top} id={ANCHOR} className="flex scroll-mt-24 flex-col gap-6">
        {addressToVerify(user) === user.email ? (
          <SectionEmpty>
            <p>Verify your email address to write to {ownerName} here.</p>
          </SectionEmpty>
        ) : (
          <ConversationForm ownerName={ownerName} />
        )}
        {pages.isPending && <RowSkeletons text="Loading your messages..." rows={2} />}
        {pages.isError && !pages.data && (
          <SectionFailure
            text="Error loading your messages. Please try again later."
            onRetry={() => void pages.refetch()}
          />
        )}
        {pages.data?.items.length === 0 && (
          <SectionEmpty>
            <p>No messages yet.</p>
          </SectionEmpty>
        )}
        <ol className="flex flex-col gap-6 empty:hidden">
          {messages.map((message) => (
            <ConversationEntry
              key={message.id}
              {...shownMessage(message, 'client')}
              otherName={ownerName}
              isNew={news.has(message.id)}
            >
              {message.files.map((file) => (
                <MessageFile key={file.id} file={file} />
              ))}
            </ConversationEntry>
          ))}
        </ol>
        <Earlier pages={pages} />
      </div>
    </DashboardSection>
  );
}

function Earlier({ pages }: { pages: ReturnType<typeof useConversation> }) {
  if (!pages.hasNextPage) return null;
  return (
    <div className="flex flex-col items-start gap-4">
      {pages.isFetchNextPageError && <Alert>{errorMessage(pages.error)}</Alert>}
      <Button
        mutates={false}
        variant="secondary"
        size="sm"
        pending={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        Show earlier messages
      </Button>
    </div>
  );
}

/** Scrolls to the anchor once it exists, as the browser looks for it before the messages have loaded. */
function useScrollFromMail(isLoaded: boolean) {
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLoaded && window.location.hash === `#${ANCHOR}`) target.current?.scrollIntoView();
  }, [isLoaded]);
  return target;
}
