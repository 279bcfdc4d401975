/** An account that signs in through a provider has no password that could be changed. */
export const NoPassword = () => (
  <p className="leading-6">
    Your account has no password yet.{' '}
    <a href="/login#forgot" className="underline underline-offset-4 hover:text-accent">
      Ask for a link to choose one
    </a>
    .
  </p>
);
