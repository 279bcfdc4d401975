import { Download } from 'lucide-react';
import { ACCOUNT_DATA } from '../../api/account.ts';
import { ButtonLink } from '../../primitives/button.tsx';

export const OwnData = () => (
  <ButtonLink href={ACCOUNT_DATA} download variant="secondary">
    <Download aria-hidden="true" className="size-4" />
    Download my data
  </ButtonLink>
);
