import type { Session } from './checkout-sessions';

const names: Record<string, string> = { card: 'Card', us_bank_account: 'US bank account' };

/** The page where a client pays: the amount, an address if none is known, the methods, and the button. */
export const hostedPage = ({
  id,
  amount_total: cents,
  cancel_url,
  customer_email: email,
  methods,
}: Session): string => `<!doctype html>
  <html lang="en"><head><title>Checkout</title><link rel="icon" href="data:,"></head><body><main>
    <h1>Pay $${((cents ?? 0) / 100).toFixed(2)}</h1>
    <form method="post" action="/c/pay/${id}">
      ${email === null ? '<label>Email <input name="email" type="email" required></label>' : ''}
      ${methods.map((method, at) => methodChoice(method, at === 0)).join('')}
      <button>Pay</button>
    </form>
    <a href="${cancel_url ?? '/'}">Back</a>
  </main></body></html>`;

const methodChoice = (method: string, isFirst: boolean): string =>
  `<label><input type="radio" name="method" value="${method}"${isFirst ? ' checked' : ''}> ${names[method]}</label>`;
