import { dollars } from '@polaris/contracts';
import { Button } from '@polaris/ui/primitives/button';
import { Dialog } from '@polaris/ui/primitives/dialog';
import { service as words } from '../../content/services.ts';

interface PriceChangedDialogProps {
  name: string;
  from: number;
  to: number;
  onAccept: () => void;
  onDecline: () => void;
}

/** Nothing is bought at a price that was not seen: the new one is asked about. */
export function PriceChangedDialog(props: PriceChangedDialogProps) {
  const { name, from, to, onAccept, onDecline } = props;
  return (
    <Dialog
      open
      onClose={onDecline}
      title={words.purchase.changed}
      description={`${name} costs ${dollars(to)} now. This page still showed ${dollars(from)}.`}
      className="max-w-md"
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onDecline} data-autofocus="">
          {words.purchase.decline}
        </Button>
        <Button onClick={onAccept}>Purchase for {dollars(to)}</Button>
      </div>
    </Dialog>
  );
}
