import type { ServerProcess } from './testing.ts';

/** Why the server answered with 503. */
export interface Refusal {
  reason: string;
  milliseconds: number;
  /** The same with the call. */
  text: string;
}

/** Those since the server's start, from its log. */
export function refusalsOf({ output }: ServerProcess): Refusal[] {
  return output.split('\n').flatMap((line) => {
    if (!line.includes('"reason"')) return [];
    const { req, reason, took } = JSON.parse(line) as Record<string, unknown>;
    const [why, milliseconds] = [String(reason), Number(took)];
    const text = `503 after ${milliseconds} ms, ${JSON.stringify(req)}: ${why}`;
    return { reason: why, milliseconds, text };
  });
}
