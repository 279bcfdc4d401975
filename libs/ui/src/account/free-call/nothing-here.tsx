import { ButtonLink } from '../../primitives/button.tsx';
import { EmptyState, ErrorState } from '../../primitives/page-state.tsx';

const WriteToMe = () => <ButtonLink href="/contact">Write to me</ButtonLink>;

/** Shown if the address belongs to no call, or to one that is over or canceled. */
export const NothingHere = () => (
  <ErrorState
    level={1}
    title="Call not found"
    text="It may be over or canceled, or the link is incomplete. Write to me, and we'll find a time."
    action={<WriteToMe />}
  />
);

export const NoTimes = ({ title }: { title: string }) => (
  <EmptyState
    title={title}
    text="Write to me, and we'll find a time."
    action={<WriteToMe />}
    className="py-6"
  />
);
