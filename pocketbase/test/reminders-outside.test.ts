import { Readable } from 'node:stream';
import { subscribeBrowser } from '@hub/reminders/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { openReceiver, type Receiver } from './receiver';

/** Where people may have messages sent, and what the services there can do to the hub. */

let server: TestServer;
let receiver: Receiver;
/** A service on this machine that nobody has named. */
let other: Receiver;
let person: TestUser;

async function renewPerson(): Promise<void> {
  person = await server.createUser();
}

beforeAll(async () => {
  [receiver, other] = await Promise.all([openReceiver(), openReceiver()]);
  server = await startServer({
    env: {
      HUB_MESSAGE_ORIGINS: `https://gotify.example, ${receiver.origin}/`,
      HUB_PUSH_ORIGINS: receiver.origin,
    },
  });
  await renewPerson();
});

afterAll(async () => {
  await server.stop();
  await Promise.all([receiver.close(), other.close()]);
});

afterEach(() => {
  for (const { received } of [receiver, other]) received.length = 0;
  receiver.answer = () => ({ status: 201, body: '{"id":"1"}' });
});

const channels = () => person.client.collection('reminder_channels');
const sendTest = ({ id }: { id: string }) =>
  person.client.send<{ state: string; reason: string }>(`/api/hub/reminders/test/${id}`, { method: 'POST' });

/** Adds a channel for as long as `use` takes, for a person has 20 at most. */
async function withChannel<T>(channel: object, use: (channel: { id: string }) => Promise<T>): Promise<T> {
  const added = await channels().create({ isOn: true, label: 'A channel', ...channel });
  const outcome = await use(added);
  await channels().delete(added.id);
  return outcome;
}

/** Sends a test to a path of the receiver. */
const testAt = (path: string, channel: object = { kind: 'webhook' }) =>
  withChannel({ ...channel, address: `${receiver.origin}/${path}` }, sendTest);

const push = () => ({ kind: 'push', ...subscribeBrowser().keys });

describe('an address', () => {
  /** With the origin and the port of the service that the owner has named. */
  const filledIn = (address: string) =>
    address.replace('ORIGIN', receiver.origin).replace('PORT', new URL(receiver.origin).port);

  it.each([
    // To Go, each of them is this machine.
    ...['http://１２７.0.0.1:PORT/x', 'http://①②⑦.0.0.1:PORT/x', 'http://127。0。0。1:PORT/x'],
    ...['http://localhost:PORT/x', 'http://0x7f.1:PORT/x', 'http://[::ffff:127.0.0.1]:PORT/x'],
    // The named host by another port, scheme, user or name.
    ...['http://127.0.0.1/x', 'https://127.0.0.1:PORT/x', 'ORIGIN@evil.example/x', 'ORIGIN.evil.example/x'],
    ...['http://ntfy.sh/topic', 'https://ntfy.sh:8443/topic', 'https://ntfy.sh.evil.example/topic'],
    // What only a private network knows, and what nobody has named.
    ...['https://fritz.box/x', 'https://x.ip/x', 'https://nas.local/x', 'https://x.internal/x'],
    ...['https://nas.lan/x', 'https://x.home.arpa/x', 'https://evil.example/x'],
  ])('that nobody has named is refused: %s', async (template) => {
    const address = filledIn(template);
    for (const kind of ['webhook', 'ntfy', 'gotify', 'apprise', 'push'])
      expect(await refusal(channels().create({ ...push(), kind, address }))).toMatchObject({
        status: 400,
        fields: {
          address: expect.stringMatching(
            /^(This hub sends nothing to|Enter an address|The hub does not know|Write the server of the address in plain)/,
          ) as unknown,
        },
      });
  });

  it.each(['https://ntfy.sh', 'https://ntfy.sh/', 'https://ntfy.sh/?to=/topic', 'https://ntfy.sh/#/topic'])(
    'of ntfy without a topic is refused: %s',
    async (address) => {
      expect(await refusal(channels().create({ kind: 'ntfy', address }))).toMatchObject({ status: 400 });
    },
  );

  it.each([
    { kind: 'ntfy', address: 'https://ntfy.sh/my-topic' },
    { kind: 'gotify', address: 'https://GOTIFY.example' },
    { kind: 'webhook', address: 'https://discord.com/api/webhooks/1/x' },
    { kind: 'webhook', address: 'https://hooks.slack.com/services/T/B/x' },
  ])('of a public service, or of one that the owner has named, is taken: %j', async (channel) => {
    await withChannel(channel, () => Promise.resolve());
  });

  it('that is moved elsewhere later is refused', async () => {
    await withChannel({ kind: 'webhook', address: `${receiver.origin}/x` }, async ({ id }) => {
      for (const address of ['http://１２７.0.0.1/x', 'https://evil.example/x', `${other.origin}/x`])
        expect(await refusal(channels().update(id, { address }))).toMatchObject({ status: 400 });
    });
  });

  it.each(['webhook', 'push'])(
    'that is in the database all the same is sent nothing, and can be turned off: %s',
    async (kind) => {
      await withChannel({ ...push(), kind, address: `${receiver.origin}/x` }, async (channel) => {
        const query = `UPDATE reminder_channels SET address = '${other.origin}/x' WHERE id = '${channel.id}'`;
        await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
        expect(await sendTest(channel)).toMatchObject({ state: 'failed' });
        expect(other.received).toEqual([]);
        expect(await channels().update(channel.id, { isOn: false })).toMatchObject({ isOn: false });
      });
    },
  );
});

describe('a service that leads elsewhere', () => {
  // One person may send 20 tests in ten minutes.
  beforeEach(renewPerson);

  it.each([301, 302, 303, 307, 308])('is not followed, to another address or its own: %i', async (status) => {
    for (const kind of ['webhook', 'ntfy', 'gotify', 'apprise', 'push']) {
      for (const Location of [`${other.origin}/led`, '/led']) {
        receiver.answer = (path) =>
          path === '/led' ? { status: 200, body: '{"id":"1"}' } : { status, headers: { Location } };
        expect(await testAt('from', { ...push(), kind, secret: 'tk_secret' })).toEqual({
          state: 'failed',
          reason: '127.0.0.1 did not answer: it led to another address, where the hub does not go.',
        });
      }
    }
    expect(receiver.received).toHaveLength(10);
    expect([...receiver.at('/led'), ...other.received]).toEqual([]);
  });
});

describe('the answer of a service', () => {
  beforeEach(renewPerson);

  it('counts by what it says in 16 kB alone', async () => {
    const answer = (bytes: number) => ({ status: 200, body: `{"id":"${'x'.repeat(bytes - 9)}"}` });
    receiver.answer = () => answer(16 * 1024);
    expect(await testAt('short', { kind: 'ntfy' })).toMatchObject({ state: 'sent' });
    receiver.answer = () => answer(16 * 1024 + 1);
    expect(await testAt('long', { kind: 'ntfy' })).toMatchObject({ state: 'failed' });
  });

  it('is not read to its end, where it has none', async () => {
    let bytes = 0;
    function* spaces() {
      yield '{"id":"1"}';
      for (;;) {
        bytes += 65_536;
        yield ' '.repeat(65_536);
      }
    }
    receiver.answer = () => ({ status: 200, body: Readable.from(spaces()) });
    expect(await testAt('endless')).toMatchObject({ state: 'sent' });
    expect(await testAt('endless', { kind: 'gotify' })).toMatchObject({ state: 'failed' });
    // More than is read is on its way, in the buffers of the connections.
    expect(bytes).toBeLessThan(64 * 1024 * 1024);
  });
});
