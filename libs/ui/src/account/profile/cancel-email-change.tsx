import { sentence } from '../../api/client/api-error.ts';
import { useCancelEmailChange } from '../../api/identity/verification.ts';
import { Button } from '../../primitives/button.tsx';
import { toast } from '../../primitives/toast/toast.tsx';

export function CancelEmailChange() {
  const removal = useCancelEmailChange();
  const cancel = async () => {
    try {
      const { email } = await removal.mutateAsync();
      toast({ title: 'Change canceled', description: `${email} remains your address.` });
    } catch (error) {
      toast({ title: 'Error', description: sentence(error), variant: 'destructive' });
    }
  };
  return (
    <Button variant="secondary" size="sm" pending={removal.isPending} onClick={() => void cancel()}>
      Cancel the change
    </Button>
  );
}
