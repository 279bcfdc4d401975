import { Link } from 'react-router';
import { useSignInOptions } from '../../../api/identity/auth.ts';
import { Alert } from '../../../primitives/alert.tsx';

/** Explains what happens to a mail without a mail server, and links to the mail settings. */
export function NoMailServer({ text }: { text: string }) {
  if (useSignInOptions().data?.mail !== false) return null;
  return (
    <Alert tone="warn">
      {text}{' '}
      <Link to="/admin/settings/mail" className="underline underline-offset-4">
        Set up the mail server
      </Link>
    </Alert>
  );
}
