/** For an account that signs in through a provider, and has no password to change. */
export const NoPassword = () => (
  <p className="leading-6">
    Your account has no password yet.{' '}
    <a href="/login#forgot" className="underline underline-offset-4 hover:text-accent">
      Request a link to choose one
    </a>
    .
  </p>
);
