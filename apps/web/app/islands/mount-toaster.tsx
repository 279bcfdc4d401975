import { Toaster } from '@polaris/ui/primitives/toast';
import { createRoot } from 'react-dom/client';

/** An island's messages appear outside of it. */
export function mountToaster(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);
}
