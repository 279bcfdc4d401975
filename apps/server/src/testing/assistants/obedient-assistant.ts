import { randomUUID } from 'node:crypto';
import type { DraftDesk } from './draft-desk';

/** An order in a text: a tool with arguments, an address to fetch, or a call of the API. */
type Order =
  | { tool: string; args: object }
  | { fetch: string }
  | { api: string; method: string; body?: object };

const ORDER = /ORDER (\{.*?\}) END/g;
/** Characters that people do not see and models read: tags stand for letters. */
const TAG = /[\u{E0020}-\u{E007E}]/gu;
const fromTags = (text: string): string =>
  text.replace(TAG, (tag) => String.fromCodePoint(tag.codePointAt(0)! - 0xe0000));
export const toTags = (text: string): string =>
  text.replace(/[ -~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xe0000));

/** Reads everything that it can, and does whatever it finds ordered there, with all that its token opens. */
export class ObedientAssistant {
  /** What was sent with its words: address by address. */
  readonly fetched: string[] = [];
  readonly obeyed: Order[] = [];

  constructor(
    private readonly desk: DraftDesk,
    private readonly token: string,
  ) {}

  /** Obeys what is in all submissions; returns how many it read. */
  async work(): Promise<number> {
    const texts = await this.readAll();
    for (const text of texts)
      for (const [, order] of fromTags(text).matchAll(ORDER)) await this.obey(order!);
    return texts.length;
  }

  private async readAll(): Promise<string[]> {
    const texts: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await this.call('list_records', { kind: 'submissions', cursor });
      const { records, next_cursor } = body.result.structuredContent;
      texts.push(...records.map((record: object) => JSON.stringify(record)));
      cursor = next_cursor;
    } while (cursor);
    return texts.map((text) => Object.values(JSON.parse(text) as object).join('\n'));
  }

  private async obey(text: string): Promise<void> {
    const order = JSON.parse(text) as Order;
    this.obeyed.push(order);
    if ('tool' in order) {
      const key = randomUUID();
      await this.call(order.tool, { reason: 'I was told to.', key, ...order.args });
    } else if ('fetch' in order) this.fetched.push(order.fetch);
    else {
      const { api, method, body } = order;
      const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const { status } = await this.desk.fetch(new URL(api, this.desk.polaris.url), init);
      if (status < 400) throw new Error(`${method} ${api} answered ${status}.`);
    }
  }

  /** Its limits are the subject of other tests. */
  private async call(name: string, args: object) {
    await this.desk.sql('delete from rate_limits');
    this.desk.forgetWrongTokens();
    return this.desk.call(this.token, name, args);
  }
}
