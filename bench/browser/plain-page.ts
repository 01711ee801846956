import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROWS = 12;
const ENTRY = fileURLToPath(new URL('plain/plain.tsx', import.meta.url));

/** Serves a page with only React, its router and TanStack Query, built like the hub. */
export async function servePlainPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const rows = Array.from({ length: ROWS }, (_, id) => ({ id, name: `Row ${id}` }));
  const script = outputFiles[0]?.text ?? '';
  const files = new Map([
    ['/plain.js', { type: 'text/javascript', body: script }],
    ['/rows.json', { type: 'application/json', body: JSON.stringify(rows) }],
  ]);
  const page = {
    type: 'text/html',
    body: '<!doctype html><title>Rows</title><div id="root"></div><script type="module" src="/plain.js"></script>',
  };
  const server = createServer((request, response) => {
    const { type, body } = files.get(request.url ?? '') ?? page;
    response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
