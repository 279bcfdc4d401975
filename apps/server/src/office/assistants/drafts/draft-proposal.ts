import type {
  AssistantDraftContent,
  AssistantDraftKind,
  CustomerStatus,
  InvoiceInput,
  MessageInput,
  OfferInput,
  PaymentInput,
  ReplyInput,
} from '@polaris/contracts';

/** What each kind of draft hands to the owner's call; the customer and the submission are columns of the draft. */
export interface DraftInputs {
  message: MessageInput;
  reply: ReplyInput;
  offer: Omit<OfferInput, 'customerId'>;
  invoice: Omit<InvoiceInput, 'customerId'>;
  payment: PaymentInput & { purchaseId?: number | undefined; invoiceId?: number | undefined };
  customer: {
    status?: CustomerStatus | undefined;
    phone?: string | undefined;
    addToNotes?: string | undefined;
  };
}

type ProposalOf<Kind extends AssistantDraftKind> = {
  [K in Kind]: {
    kind: K;
    customerId: number | null;
    /** Only of a reply. */
    contactId: number | null;
    input: DraftInputs[K];
  };
}[Kind];

/** What an assistant prepared. */
export type DraftProposal = ProposalOf<AssistantDraftKind>;

/** What its recipient would see. */
export type DraftPreview = AssistantDraftContent;

/** What a draft was based on, fact by fact; null if its record is deleted. */
export type DraftBasis = Record<string, unknown> | null;
