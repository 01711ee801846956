import { once } from 'node:events';
import { createServer, Server } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { portOf } from '../testing/loopback.mjs';
import { requireFreePort } from './preconditions.mjs';

test('a port that another program has is refused with what to do', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const port = portOf(other);
  await expect(requireFreePort({ host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken: stop the program that has it, or choose another address with HUB_ADDR`,
  );
});

test('a free port is free afterwards too', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  await requireFreePort({ host: '127.0.0.1', port });
  await requireFreePort({ host: '127.0.0.1', port });
});

test('an address that this machine does not have is refused', async () => {
  await expect(requireFreePort({ host: '192.0.2.1', port: 8090 })).rejects.toThrow(
    'This machine has no address 192.0.2.1: write one of its own with HUB_ADDR',
  );
});

test('a name that no machine has is refused', async () => {
  await expect(requireFreePort({ host: 'nowhere.invalid', port: 8090 })).rejects.toThrow(
    'No machine has the name nowhere.invalid: write an address of this machine',
  );
});

test('a port of root’s is refused to others, and nobody is told to stop a program', async () => {
  /** @this {Server} */
  function refuse() {
    process.nextTick(() => this.emit('error', Object.assign(new Error('listen'), { code: 'EACCES' })));
    return this;
  }
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(refuse);
  const refused = requireFreePort({ host: '127.0.0.1', port: 80 });
  await expect(refused).rejects.toThrow('Port 80 may be used by root only, like all below 1024');
  listen.mockRestore();
});
