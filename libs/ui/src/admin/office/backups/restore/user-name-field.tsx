import { useUser } from '../../../../api/identity/auth.ts';

/** Tells password managers whose password the form asks for. */
export function UserNameField() {
  const { data } = useUser();
  return <input type="email" autoComplete="username" value={data?.email ?? ''} readOnly hidden />;
}
