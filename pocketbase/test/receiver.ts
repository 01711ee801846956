import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** A request that a receiver was sent. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Readable;
}

/** A service that takes messages by HTTP: a push service, ntfy or whatever a test makes of it. */
export interface Receiver {
  origin: string;
  received: Received[];
  /** What it answers; 201 unless said otherwise. A promise holds the request open. */
  answer: (path: string, request: Received) => Answer | Promise<Answer>;
  /** The requests to a path. */
  at(path: string): Received[];
  /** Waits until this many requests have arrived. */
  untilReceived(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Listens for messages on a port of its own. */
export async function openReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const received = { path, headers, body: Buffer.concat(parts) };
      receiver.received.push(received);
      server.emit('received');
      void Promise.resolve(receiver.answer(path, received)).then(({ status, headers: own, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json', ...own });
        const content = Readable.from(body ?? []);
        response.on('close', () => content.destroy());
        content.pipe(response);
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const receiver: Receiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: () => ({ status: 201, body: '{"id":"1"}' }),
    at: (path) => receiver.received.filter((request) => request.path === path),
    async untilReceived(count) {
      while (receiver.received.length < count) await once(server, 'received');
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return receiver;
}
