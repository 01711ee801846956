import PocketBase from 'pocketbase';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { parsePrometheus } from './prometheus-text';

const TOKEN = 'a-long-token-for-the-metrics';
const DOCUMENT_BYTES = 40_000;

interface Status {
  version: string;
  now: number;
  startedAt: number;
  sizes: { database: number; log: number; documents: number };
  backup: { name: string; bytes: number } | null;
  proof: object | null;
  reminders: { waiting: number; retried: number; failingChannels: number };
  proxy: string;
  errors: { message: string; lastAt: string; count: number }[];
}

let server: TestServer;
let owner: PocketBase;
let admin: TestUser;

const statusFor = (client: PocketBase) => client.send<Status>('/api/hub/status', {});

function metrics(authorization?: string) {
  const headers = authorization === undefined ? {} : { Authorization: authorization };
  return fetch(`${server.url}/api/hub/metrics`, { headers });
}

async function measured(): Promise<Record<string, number>> {
  const read = parsePrometheus(await (await metrics(`Bearer ${TOKEN}`)).text());
  return Object.fromEntries([...read].map(([name, [sample]]) => [name, sample?.value ?? NaN]));
}

beforeAll(async () => {
  server = await startServer({ env: { HUB_METRICS_TOKEN: TOKEN } });
  [owner, admin] = await Promise.all([server.signIn(server.owner), server.createUser({ role: 'admin' })]);
});

afterAll(async () => {
  await server.stop();
});

it('health stays plain, and says nothing of the hub', async () => {
  const answer = await fetch(`${server.url}/api/health`);
  expect(await answer.json()).toEqual({ code: 200, data: {}, message: 'API is healthy.' });
});

describe('the state of the hub', () => {
  it('is shown to its owner: version, time of the start, sizes, newest backup', async () => {
    const before = await statusFor(owner);
    expect(before).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
      backup: null,
      proof: null,
    });
    expect(before.startedAt).toBeLessThan(before.now);
    expect(before.sizes.database).toBeGreaterThan(100_000);
    const pdf = `%PDF-1.7\n${'x'.repeat(DOCUMENT_BYTES - 9)}`;
    const item = { name: 'Passport', expiryDate: '2030-01-01', document: new File([pdf], 'a.pdf') };
    await admin.client.collection('expiry').create(item);
    await server.superuser.backups.create('one.zip');
    const after = await statusFor(owner);
    expect(after.sizes.documents - before.sizes.documents).toBeGreaterThanOrEqual(DOCUMENT_BYTES);
    expect(after.backup).toMatchObject({ name: 'one.zip', bytes: expect.any(Number) as number });
  });

  it('is shown to nobody else: no guest, no person, no other admin, no console, no token of the metrics', async () => {
    const person = await server.createUser();
    const guest = new PocketBase(server.url);
    for (const [client, status] of [
      [guest, 401],
      [person.client, 403],
      [admin.client, 403],
      [server.superuser, 403],
    ] as const) {
      expect(await refusal(statusFor(client))).toMatchObject({ status });
    }
    const headers = { Authorization: `Bearer ${TOKEN}` };
    expect((await fetch(`${server.url}/api/hub/status`, { headers })).status).toBe(401);
    // Nobody becomes the owner by saying so.
    const said = await person.client.collection('users').update(person.id, { ownsHub: true, hubWarns: true });
    expect(said).not.toHaveProperty('ownsHub');
    expect(await refusal(statusFor(person.client))).toMatchObject({ status: 403 });
  });

  it('tells whether its owner comes through a proxy from which it takes no address, or past one from which it does', async () => {
    const proxyOf = async (headers: Record<string, string>) =>
      (await owner.send<Status>('/api/hub/status', { headers })).proxy;
    const forwarded = { 'X-Forwarded-For': '203.0.113.7' };
    expect([await proxyOf({}), await proxyOf(forwarded)]).toEqual(['as set', 'ignored']);
    const trust = (headers: string[]) => server.superuser.settings.update({ trustedProxy: { headers } });
    await trust(['X-Forwarded-For']);
    try {
      expect([await proxyOf({}), await proxyOf(forwarded)]).toEqual(['bypassed', 'as set']);
    } finally {
      await trust([]);
    }
  });

  it('counts messages that wait, those that are tried again, and channels that fail', async () => {
    const sam = await server.createUser();
    const channel = (address: string, isOn: boolean) =>
      sam.client.collection('reminder_channels').create({ kind: 'webhook', address, isOn, owner: sam.id });
    const [on, off] = await Promise.all([
      channel('https://hooks.slack.com/on', true),
      channel('https://hooks.slack.com/off', false),
    ]);
    const row = (id: string, at: string, tries: number) =>
      `('${id}', '${sam.id}', 'expiry', '${id}', '2030-01-01', 0, 0, '${at}', '${id}', 'waiting', ${tries}, 9999999999999)`;
    const later = [
      row('d00000000000001', on.id, 0),
      row('d00000000000002', on.id, 2),
      row('d00000000000003', off.id, 0),
    ];
    await server.superuser.send('/api/sql', {
      method: 'POST',
      body: {
        query: `INSERT INTO deliveries (id, person, source, record, date, lead, snoozes, channel, message, state, tries, nextTry)
            VALUES ${later.join(', ')};
          UPDATE reminder_channels SET lastState = 'failed'`,
      },
    });
    expect((await statusFor(owner)).reminders).toEqual({ waiting: 2, retried: 1, failingChannels: 1 });
  });

  it('has the last errors of the server, without what was asked for', async () => {
    const place = 'latitude=52.3676&longitude=4.9041&timezone=Europe/Amsterdam';
    const days = 'daily=weathercode,temperature_2m_max&forecast_days=5';
    await refusal(admin.client.send(`/api/hub/forecast?${days}&${place}`, {}));
    await vi.waitFor(async () => {
      const { errors } = await statusFor(owner);
      expect(errors).toContainEqual({
        message: 'A public service did not give a usable answer.',
        lastAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
        count: 1,
      });
    });
    expect(JSON.stringify(await statusFor(owner))).not.toMatch(/127\.0\.0\.1|52\.3676|Amsterdam/);
  });
});

describe('the metrics', () => {
  it('are of the text format, each with its help and type', async () => {
    const answer = await metrics(`Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const read = parsePrometheus(await answer.text());
    expect(read.get('hub_info')).toEqual([
      { labels: { version: expect.stringMatching(/^\d/) as string }, value: 1 },
    ]);
    for (const [name, [sample]] of read) expect(sample?.value, name).toSatisfy(Number.isFinite);
  });

  it('say the same as the state of the hub', async () => {
    await server.superuser.crons.run('hub-backup-proof');
    await vi.waitFor(async () => expect(await measured()).toHaveProperty('hub_backup_bytes'));
    const { startedAt, sizes, backup, reminders } = await statusFor(owner);
    expect(await measured()).toMatchObject({
      hub_start_time_seconds: startedAt / 1000,
      hub_documents_bytes: sizes.documents,
      hub_backup_bytes: backup?.bytes,
      hub_backup_proved: 0,
      hub_backup_warning: 0,
      hub_reminders_waiting: reminders.waiting,
      hub_reminders_retried: reminders.retried,
      hub_reminder_channels_failing: reminders.failingChannels,
      hub_logged_errors: expect.any(Number) as number,
    });
  });

  it('are for who has the token alone, not even for the owner', async () => {
    const sessions = [owner, admin.client, server.superuser].map(
      ({ authStore }) => `Bearer ${authStore.token}`,
    );
    const wrong = [
      undefined,
      '',
      TOKEN,
      'Bearer',
      'Bearer ',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(1)}`,
      `Basic ${TOKEN}`,
    ];
    for (const authorization of [...wrong, ...sessions]) {
      const answer = await metrics(authorization);
      expect(answer.status, authorization).toBe(401);
      expect(await answer.text()).not.toContain('hub_');
    }
  });

  it('are nowhere without a token in the environment', async () => {
    const other = await startServer();
    try {
      for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
        const headers = { Authorization: authorization };
        expect((await fetch(`${other.url}/api/hub/metrics`, { headers })).status).toBe(404);
      }
    } finally {
      await other.stop();
    }
  });
});
