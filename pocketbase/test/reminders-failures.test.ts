import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type TestServer, type TestUser } from '../testing';
import { openReceiver, type Receiver } from './receiver';
import { addChannel, addItem, deliveries, makePerson, runJob, SOON, today } from './reminding';

/** What comes of a message whose channel or whose hub fails. */

let server: TestServer;
let receiver: Receiver;
/** The receiver's address by https, which it does not speak. */
let unspoken: string;

beforeAll(async () => {
  receiver = await openReceiver();
  unspoken = receiver.origin.replace('http:', 'https:');
  vi.stubEnv('HUB_MESSAGE_ORIGINS', `${receiver.origin} ${unspoken}`);
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
  await receiver.close();
});

afterEach(() => {
  receiver.received.length = 0;
  receiver.answer = () => ({ status: 201, body: '{"id":"1"}' });
});

const sql = (query: string) => server.superuser.send('/api/sql', { method: 'POST', body: { query } });

/** A person with a channel that works and one that does not, which gives up when the job runs next. */
async function withFailing(fields: {
  address: string;
  label: string;
}): Promise<{ person: TestUser; id: string }> {
  const person = await makePerson(server, { isDigest: false });
  await addItem(person, { expiryDate: today });
  const { id } = await addChannel(person, { kind: 'webhook', ...fields });
  await addChannel(person, { kind: 'ntfy', address: `${receiver.origin}/working` });
  await runJob(server, person);
  await sql(`UPDATE deliveries SET tries = 5, nextTry = 0 WHERE channel = '${id}'`);
  return { person, id };
}

/** Runs the job until nothing waits to be sent. */
async function runUntilSent(person: TestUser): Promise<void> {
  await vi.waitFor(async () => {
    await server.superuser.crons.run('hub-reminders');
    expect((await deliveries(server, person)).map(({ state }) => state)).not.toContain('waiting');
  }, SOON);
}

const told = () =>
  receiver.at('/').map(({ body }) => (JSON.parse(body.toString()) as { title: string }).title);

it('is told over the others with the reason, and without the secret in its address', async () => {
  const { person } = await withFailing({ address: `${unspoken}/services/secret-of-mine`, label: 'Slack' });
  await runUntilSent(person);
  expect(told().filter((title) => title.includes('fail'))).toEqual([
    'Reminders by Slack fail: 127.0.0.1 did not answer: http: server gave HTTP response to HTTPS client.',
  ]);
  const channels = await person.client.collection('reminder_channels').getFullList<{ lastReason: string }>();
  expect(channels.map(({ lastReason }) => lastReason).join('\n')).not.toContain('secret-of-mine');
});

it('is told without the parts of the address that the service repeats', async () => {
  receiver.answer = (path) => {
    if (!path.startsWith('/hooks')) return { status: 201, body: '{"id":"1"}' };
    return { status: 404, body: JSON.stringify({ message: `The route ${path} could not be found` }) };
  };
  const address = `${receiver.origin}/hooks/secret-of-mine?key=secret-of-theirs`;
  const { person } = await withFailing({ address, label: 'Home' });
  await runUntilSent(person);
  expect(told().filter((title) => title.includes('fail'))).toEqual([
    'Reminders by Home fail: 127.0.0.1 answered 404 “The route /hooks/…?key=… could not be found”.',
  ]);
});

it('is not told any more when it works again', async () => {
  receiver.answer = () => ({ status: 500, body: '{}' });
  const { person, id } = await withFailing({ address: `${receiver.origin}/hook`, label: 'My hook' });
  await vi.waitFor(async () => {
    await server.superuser.crons.run('hub-reminders');
    const notice = { record: id, state: 'waiting', tries: 1 };
    expect(await deliveries(server, person)).toContainEqual(expect.objectContaining(notice));
  }, SOON);
  receiver.answer = () => ({ status: 201, body: '{"id":"1"}' });
  receiver.received.length = 0;
  await person.client.send(`/api/hub/reminders/test/${id}`, { method: 'POST' });
  await sql(`UPDATE deliveries SET nextTry = 0 WHERE person = '${person.id}'`);
  await runUntilSent(person);
  expect(told().filter((title) => title.includes('fail'))).toEqual([]);
});

it('is sent once the hub can store that it was, and not each minute until then', async () => {
  const person = await makePerson(server, { isDigest: false });
  await addItem(person, { expiryDate: today });
  const { id } = await addChannel(person, {
    kind: 'webhook',
    address: `${receiver.origin}/full`,
    isOn: false,
  });
  const stored = `INSERT INTO deliveries (person, source, record, date, lead, channel, message, digest, state)
    SELECT owner, 'expiry', id, expiryDate, 0, '${id}', 'message00000001', '', 'waiting' FROM expiry
    WHERE owner = '${person.id}'`;
  await sql(stored);
  await sql(
    `CREATE TRIGGER full BEFORE UPDATE ON deliveries BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
  );
  await person.client.collection('reminder_channels').update(id, { isOn: true, rev: 1 });
  // A run that plans one more item begins after the sending of the last one has ended.
  for (const count of [2, 3, 4]) {
    await addItem(person, { expiryDate: today });
    await vi.waitFor(async () => {
      await server.superuser.crons.run('hub-reminders');
      expect(await deliveries(server, person)).toHaveLength(count);
    }, SOON);
  }
  expect(receiver.at('/full')).toEqual([]);
  await sql('DROP TRIGGER full');
  await vi.waitFor(async () => {
    await server.superuser.crons.run('hub-reminders');
    expect((await deliveries(server, person)).map(({ state }) => state)).toEqual([
      ...['sent', 'sent', 'sent', 'sent'],
    ]);
  }, SOON);
  expect(receiver.at('/full')).toHaveLength(4);
});

describe('what a channel missed', () => {
  /** A person with a channel that has given up, for two days before the date of one of their items. */
  async function withMissed() {
    receiver.answer = () => ({ status: 500, body: '{}' });
    const person = await makePerson(server, { isDigest: true });
    const { id: item } = await addItem(person, { name: 'Visa', expiryDate: today });
    const { id } = await addChannel(person, { kind: 'ntfy', address: `${receiver.origin}/missed` });
    const earlier = `INSERT INTO deliveries (person, source, record, date, lead, channel, message, digest, state)
      SELECT owner, 'expiry', id, expiryDate, 7, '${id}', 'message00000007', '', 'failed' FROM expiry
      WHERE id = '${item}'`;
    await runJob(server, person);
    await sql(earlier);
    await sql(`UPDATE deliveries SET tries = 5, nextTry = 0 WHERE channel = '${id}' AND state = 'waiting'`);
    await vi.waitFor(async () => {
      await server.superuser.crons.run('hub-reminders');
      expect((await deliveries(server, person)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    }, SOON);
    receiver.answer = () => ({ status: 201, body: '{"id":"1"}' });
    receiver.received.length = 0;
    return { person, id };
  }

  /** Runs the job until the person was told of their item. */
  const untilTold = () =>
    vi.waitFor(async () => {
      await server.superuser.crons.run('hub-reminders');
      expect(told()).toContain('Visa expires today');
    }, SOON);

  it('is sent when it works again, each thing once', async () => {
    const { person, id } = await withMissed();
    await person.client.send(`/api/hub/reminders/test/${id}`, { method: 'POST' });
    await untilTold();
    await person.client.send(`/api/hub/reminders/test/${id}`, { method: 'POST' });
    await runUntilSent(person);
    expect(told().filter((title) => title.includes('Visa'))).toEqual(['Visa expires today']);
  });

  it('is sent over the one that takes its place', async () => {
    const { person, id } = await withMissed();
    await sql(`UPDATE deliveries SET digest = '' WHERE person = '${person.id}'`);
    await person.client.collection('reminder_channels').delete(id);
    await addChannel(person, { kind: 'ntfy', address: `${receiver.origin}/other` });
    await untilTold();
  });
});
