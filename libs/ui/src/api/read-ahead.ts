import { FIRST_DATA } from '@polaris/contracts/browser-names';
import type { FirstData } from '@polaris/contracts';

/*
 * Answers that are there before a screen asks: the server has put them into the page, or the browser
 * has read them while a link was pointed at. Each is used once, for its very address.
 */

/** Milliseconds after which an answer may be too old. */
const FRESH_FOR = 10_000;

interface Answer {
  response: Promise<Response>;
  until: number;
}

const answers = new Map<string, Answer>();
/** What has been asked for in this window; a screen has it in its cache. */
const asked = new Set<string>();

/** However the parameters of an address are ordered. */
function keyOf(address: string): string {
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.sort();
  return `${path}?${query}`;
}

/** Takes the answer to a read; undefined where it has to be asked for. */
export function takeAnswer(address: string): Promise<Response> | undefined {
  const key = keyOf(address);
  const answer = answers.get(key);
  answers.delete(key);
  asked.add(key);
  return answer && performance.now() < answer.until ? answer.response : undefined;
}

/** Something may have changed: what was read before is asked for again. */
export function dropAnswers(): void {
  answers.clear();
  asked.clear();
}

/** Reads what has not been asked for yet. */
export function readAhead(address: string, read: () => Promise<Response>): void {
  const key = keyOf(address);
  if (asked.has(key) || (answers.get(key)?.until ?? 0) > performance.now()) return;
  const response = read();
  put(key, response);
  // A failure is for the screen to show, which asks again.
  response.then(
    ({ ok }) => ok || answers.delete(key),
    () => answers.delete(key),
  );
}

const put = (key: string, response: Promise<Response>) =>
  answers.set(key, { response, until: performance.now() + FRESH_FOR });

let taken: Element | null = null;

/** Takes the answers that stand in the page. */
export function takePageAnswers(): void {
  const element = document.getElementById(FIRST_DATA);
  asked.clear();
  if (!element?.textContent || element === taken) return;
  taken = element;
  const data = JSON.parse(element.textContent) as FirstData;
  for (const [address, { headers, body }] of Object.entries(data)) {
    // Read at once: a screen that came piece by piece would move.
    const response = Object.assign(new Response(null, { headers }), { json: async () => body });
    put(keyOf(address), Promise.resolve(response));
  }
}
