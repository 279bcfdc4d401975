/** What came back of a call. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** A stranger's browser: keeps its cookies, and names any address that it likes. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': anyAddress(),
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]!.split('=');
      this.cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as Answer['body']) : {} };
  }

  post = (path: string, body?: unknown): Promise<Answer> => this.call('POST', path, body);
}

const part = (): number => 1 + Math.floor(Math.random() * 250);
const anyAddress = (): string => `10.${part()}.${part()}.${part()}`;

/** Runs tasks, so many at a time; answers what each of them did. */
export async function inParallel<T>(tasks: (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const index = next++;
      results[index] = await tasks[index]!();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
