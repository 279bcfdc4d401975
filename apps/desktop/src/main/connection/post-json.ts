import * as z from 'zod/mini';

type Request = (path: string, init: RequestInit) => Promise<Response>;

const problemSchema = z.object({ detail: z.string() });
const recordSchema = z.object({ id: z.number() });

/** Posts an object; the id is that of the record it created. Rejects when the server cannot be reached. */
export async function postJson(
  request: Request,
  path: string,
  input: object,
  more: Record<string, string> = {},
): Promise<{ status: number; detail: string; id?: number | undefined }> {
  const headers = { 'Content-Type': 'application/json', ...more };
  const response = await request(path, {
    method: 'POST',
    headers,
    body: JSON.stringify(input),
  });
  // `Response.error()` has status 0: the network failed.
  if (response.status === 0) throw new Error('The server cannot be reached.');
  const body: unknown = await response.json().catch(() => null);
  return {
    status: response.status,
    detail: problemSchema.safeParse(body).data?.detail ?? 'Not accepted.',
    id: response.ok ? recordSchema.safeParse(body).data?.id : undefined,
  };
}
