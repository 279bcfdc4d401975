import { EmptyState } from '../../primitives/page-state.tsx';

/** Shown after a payment, in a tab that has not stored the token. */
export const PaidWithoutLink = () => (
  <EmptyState
    level={1}
    className=""
    title="Thank you."
    text="The receipt comes by email as soon as the payment is confirmed."
  />
);
