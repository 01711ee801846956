import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail server that takes everything and delivers nothing. */
export interface Mailbox {
  port: number;
  /** The newest mail to an address with its headers; waits until there is one. */
  mailTo(address: string): Promise<string>;
  /** The token of the newest link for a new password that was sent to an address; waits until there is one. */
  resetToken(address: string): Promise<string>;
  close(): Promise<void>;
}

/** What is said to each command; the text of a mail ends with a line that is a dot. */
function answerTo(line: string): string {
  if (/^DATA/i.test(line)) return '354 go on';
  return /^QUIT/i.test(line) ? '221 bye' : '250 ok';
}

/** Receives the mails of one SMTP connection (RFC 5321). */
function receive(socket: Socket, deliver: (mail: string) => void): void {
  let kept = '';
  let mail: string | null = null;
  const take = (line: string) => {
    if (mail === null) {
      if (/^DATA/i.test(line)) mail = '';
      socket.write(`${answerTo(line)}\r\n`);
    } else if (line === '.') {
      deliver(mail);
      mail = null;
      socket.write('250 ok\r\n');
    } else mail += `${line}\n`;
  };
  socket.write('220 mailbox\r\n');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (kept + chunk).split('\r\n');
    kept = lines.pop() ?? '';
    lines.forEach(take);
  });
}

/** Long lines of a mail are broken by "=" at their end (quoted-printable). */
const unbroken = (mail: string) => mail.replace(/=\n/g, '');

/** Listens for mails on a port of its own. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    receive(socket, (mail) => {
      mails.push(unbroken(mail));
      server.emit('mail');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async mailTo(address) {
      for (;;) {
        const newest = mails.filter((mail) => mail.includes(`\nTo: ${address}\n`)).at(-1);
        if (newest !== undefined) return newest;
        await once(server, 'mail');
      }
    },
    async resetToken(address) {
      for (;;) {
        const newest = mails.filter((mail) => mail.includes(`\nTo: ${address}\n`)).at(-1);
        const [, token] = /confirm-password-reset\/([\w.-]+)/.exec(newest ?? '') ?? [];
        if (token !== undefined) return token;
        await once(server, 'mail');
      }
    },
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
