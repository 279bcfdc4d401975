import { Button } from '../../primitives/button.tsx';

/** Asks before a capture is stored unencrypted. */
export function PlainOffer({ pending, onAgree }: { pending: boolean; onAgree: () => void }) {
  return (
    <>
      <p className="mt-2">
        It can be stored in a file that only your account on this machine can open, unencrypted,
        until it is sent.
      </p>
      <Button variant="secondary" className="mt-3" pending={pending} onClick={onAgree}>
        Store it unencrypted
      </Button>
    </>
  );
}
