/* The simplest server: bare node:http and pg, which `stage.ts` runs as a separate process. */
import { readFileSync } from 'node:fs';
import { type ServerResponse, createServer } from 'node:http';
import pg from 'pg';
import { anchorQueries } from './anchor-queries.ts';

const { PORT, DATABASE_URL, PAGE } = process.env as Record<string, string>;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 });
// An idle connection that is lost is replaced by the next request.
pool.on('error', () => undefined);
const page = readFileSync(PAGE!);

async function answerRows(sql: string, response: ServerResponse): Promise<void> {
  const { rows } = await pool.query(sql);
  sendJson(JSON.stringify(rows), response);
}

function sendJson(text: string, response: ServerResponse): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  };
  response.writeHead(200, headers).end(text);
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'content-length': page.length,
};

createServer((request, response) => {
  const path = request.url ?? '/';
  const sql = anchorQueries[path];
  if (sql) return void answerRows(sql, response).catch(() => response.writeHead(500).end());
  if (path === '/page') return void response.writeHead(200, pageHeaders).end(page);
  sendJson('{"status":"ok"}', response);
}).listen(Number(PORT), '127.0.0.1');
