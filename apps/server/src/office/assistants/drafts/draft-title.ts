import { dollars } from '@polaris/contracts';
import type { DraftPreview } from './draft-proposal';

/** What a draft is called in lists. */
export function draftTitle(preview: DraftPreview): string {
  switch (preview.kind) {
    case 'message':
      return `Message: ${preview.subject}`;
    case 'reply':
      return `Reply: ${preview.subject}`;
    case 'offer':
      return `Offer: ${preview.content.title}`;
    case 'invoice':
      return `Invoice of ${dollars(preview.total)}`;
    case 'payment':
      return `Payment of ${dollars(preview.amount)} for ${preview.title}`;
    case 'customer':
      return `Change of ${preview.fields.map(({ label }) => label.toLowerCase()).join(', ')}`;
  }
}
