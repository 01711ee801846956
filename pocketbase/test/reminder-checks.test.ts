import { subscribeBrowser } from '@hub/reminders/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer } from '../testing';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

describe('a channel', () => {
  it.each([
    [{ kind: 'ntfy', address: 'http://192.168.1.5/topic' }, 'address', /sends nothing to/],
    [{ kind: 'webhook', address: 'http://localhost/hook' }, 'address', /sends nothing to/],
    [{ kind: 'webhook', address: 'ftp://example.org' }, 'address', /begins with http/],
    [{ kind: 'webhook', address: 'https://１２７.0.0.1/hook' }, 'address', /plain letters and digits/],
    [{ kind: 'webhook', address: 'https://hooks.slack.com/x', template: '{{name}}' }, 'template', /knows/],
    [
      { kind: 'push', address: 'https://evil.example/x', ...subscribeBrowser().keys },
      'address',
      /push service/,
    ],
    [{ kind: 'push', address: 'https://fcm.googleapis.com/x', p256dh: 'x', auth: 'y' }, 'address', /damaged/],
    [{ kind: 'email', address: 'b@example.org' }, 'address', /your account/],
  ])('is refused as %j', async (channel, field, sentence) => {
    const person = await server.createUser();
    expect(
      await refusal(
        person.client.collection('reminder_channels').create({ isOn: true, label: 'A channel', ...channel }),
      ),
    ).toMatchObject({
      status: 400,
      fields: { [field]: expect.stringMatching(sentence) as unknown },
    });
  });
});

describe('the time zone of a person', () => {
  it('is a name that exists', async () => {
    const person = await server.createUser();
    const set = (timeZone: string) => person.client.collection('users').update(person.id, { timeZone });
    expect(await refusal(set('Europe/Nowhere'))).toMatchObject({ status: 400 });
    expect(await refusal(set('Local'))).toMatchObject({ status: 400 });
    expect(await set('Pacific/Chatham')).toMatchObject({ timeZone: 'Pacific/Chatham' });
  });
});

describe('signing out everywhere', () => {
  it('takes all devices away', async () => {
    const person = await server.createUser();
    const channels = person.client.collection('reminder_channels');
    const device = { kind: 'push', address: 'https://fcm.googleapis.com/x', ...subscribeBrowser().keys };
    await channels.create({ ...device, label: 'Phone', isOn: true });
    const mail = await channels.create({ kind: 'email', label: 'E-mail', isOn: true });
    await person.client.send<unknown>('/api/hub/sign-out-everywhere', { method: 'POST' });
    const again = await server.signIn(person);
    expect(await again.collection('reminder_channels').getFullList()).toMatchObject([{ id: mail.id }]);
  });
});
