import type { Session } from './checkout-sessions';

/** The page where a client pays: the items, and the button. */
export const hostedPage = ({
  id,
  amount_total: cents,
  cancel_url,
}: Session): string => `<!doctype html>
  <html lang="en"><head><title>Checkout</title><link rel="icon" href="data:,"></head><body><main>
    <h1>Pay $${((cents ?? 0) / 100).toFixed(2)}</h1>
    <form method="post" action="/c/pay/${id}"><button>Pay</button></form>
    <a href="${cancel_url ?? '/'}">Back</a>
  </main></body></html>`;
