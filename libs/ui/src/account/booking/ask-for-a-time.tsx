import { localTime, type PurchaseSlots } from '@polaris/contracts';
import { CONVERSATION_DRAFT, readDraft, saveDraft } from '../../api/site/account/drafts.ts';
import { ButtonLink } from '../../primitives/button.tsx';

interface AskForATimeProps {
  purchaseId: number;
  slots: PurchaseSlots;
}

/** Leads to a message to the owner that is begun already, unless the client has begun another one. */
export function AskForATime({ purchaseId, slots: { service, moving } }: AskForATimeProps) {
  const begin = () => {
    if (readDraft(CONVERSATION_DRAFT).text) return;
    const text = moving
      ? `I need another time for my session on ${localTime(moving.startTime, moving.endTime)}. These times would work for me: `
      : `I would like to book a session of ${service}, and found no time that works. These times would work for me: `;
    saveDraft(CONVERSATION_DRAFT, { text });
  };
  return (
    <ButtonLink
      href={`/dashboard/purchases/${purchaseId}#messages`}
      variant="secondary"
      onClick={begin}
      onAuxClick={begin}
    >
      Ask for another time
    </ButtonLink>
  );
}
