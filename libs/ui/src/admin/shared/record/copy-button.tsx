import { Copy } from 'lucide-react';
import { Button } from '../../../primitives/button.tsx';
import { copyPlainText } from '../../../primitives/copy-text.ts';
import { toast } from '../../../primitives/toast/toast.tsx';

interface CopyButtonProps {
  /** What is copied, such as "email". */
  what: string;
  text: string;
}

export function CopyButton({ what, text }: CopyButtonProps) {
  const copy = async () => {
    if (await copyPlainText(text)) toast({ title: 'Copied', description: text });
    else toast({ title: 'Error', description: 'It could not be copied.', variant: 'destructive' });
  };
  return (
    <Button variant="ghost" size="sm" aria-label={`Copy ${what}`} onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-3.5" />
      Copy
    </Button>
  );
}
