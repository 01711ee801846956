import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import PocketBase from 'pocketbase';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';

interface Releases {
  host: string;
  isOn: boolean;
  askedAt: number | null;
  problem: string | null;
  newer: { version: string; date: string; changes: string[] }[] | null;
}

const NEW = { version: '99.0.0', date: '2026-11-26', changes: ['Lists are quicker.', '<i>As it is.</i>'] };
const OLD = { version: '0.1.0', date: '2026-01-01', changes: ['The first one.'] };
const LIST = JSON.stringify({ releases: [OLD, NEW] });

let list: Server;
let origin: string;
let asked: IncomingMessage[];
let respond: RequestListener;
let server: TestServer;
let owner: PocketBase;
let coach: TestUser;
let athlete: TestUser;

/** Answers with a body, and says how long it is. */
const sends =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) }).end(body);

/** Answers to the question how long the list is in one way, and sends another one. */
const lies =
  (bytes: number, then: RequestListener): RequestListener =>
  (request, response) => {
    if (request.method === 'HEAD') response.writeHead(200, { 'Content-Length': bytes }).end();
    else then(request, response);
  };

const switchFor = (client: PocketBase, isOn: unknown = true) =>
  client.send<Releases>('/api/hub/releases', { method: 'POST', body: { isOn } });
const releasesFor = async (client: PocketBase) =>
  (await client.send<{ releases: Releases | null }>('/api/hub/status', {})).releases;
const sql = (query: string) => server.superuser.send('/api/sql', { method: 'POST', body: { query } });
/** As if nothing had been asked for a day. */
const aDayLater = () =>
  sql("UPDATE _hub SET value = json_set(value, '$.askedAt', 1) WHERE name = 'releases'");

beforeAll(async () => {
  list = createServer((request, response) => {
    asked.push(request);
    respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(list, 'listening');
  origin = `127.0.0.1:${(list.address() as AddressInfo).port}`;
  server = await startServer({ env: { HUB_RELEASES: `http://${origin}/releases.json` } });
  owner = await server.signIn(server.owner);
  coach = await server.createUser({ role: 'admin' });
  athlete = await server.createUser();
});

beforeEach(async () => {
  asked = [];
  respond = sends(LIST);
  await sql("DELETE FROM _hub WHERE name = 'releases'");
});

afterAll(async () => {
  await server.stop();
  list.closeAllConnections();
  list.close();
});

describe('new versions', () => {
  it('are not looked for until the owner allows it, nor after they forbid it', async () => {
    const off = { host: '127.0.0.1', isOn: false, askedAt: null, problem: null, newer: null };
    expect(await releasesFor(owner)).toEqual(off);
    await server.superuser.crons.run('hub-releases');
    expect(await switchFor(owner, false)).toEqual(off);
    expect(asked).toEqual([]);
    await switchFor(owner);
    await switchFor(owner, false);
    await aDayLater();
    const before = asked.length;
    await server.superuser.crons.run('hub-releases');
    await switchFor(owner, false);
    expect(asked).toHaveLength(before);
  });

  it('are looked for at once when the owner allows it, and told with what is new', async () => {
    expect(await switchFor(owner)).toEqual({
      host: '127.0.0.1',
      isOn: true,
      askedAt: expect.any(Number) as number,
      problem: null,
      newer: [NEW],
    });
    expect((await releasesFor(owner))?.newer).toEqual([NEW]);
  });

  it('are looked for once a day by the job, however often the switch is turned', async () => {
    await switchFor(owner);
    await switchFor(owner, false);
    await switchFor(owner);
    await server.superuser.crons.run('hub-releases');
    expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
    respond = sends(JSON.stringify({ releases: [OLD] }));
    await aDayLater();
    await server.superuser.crons.run('hub-releases');
    await vi.waitFor(async () => expect((await releasesFor(owner))?.newer).toEqual([]), 10_000);
    expect(asked).toHaveLength(4);
  });

  it('are asked for with nothing of the hub or its people', async () => {
    await switchFor(owner);
    for (const { url, headers } of asked) {
      expect(url).toBe('/releases.json');
      const { 'user-agent': agent, ...others } = headers;
      expect(others).toEqual({ host: origin, 'accept-encoding': 'identity' });
      expect(agent).toBe('Go-http-client/1.1');
    }
  });

  it('stay known while the list can’t be had, and the owner is told since when', async () => {
    await switchFor(owner);
    await aDayLater();
    respond = sends('gone', 404);
    await server.superuser.crons.run('hub-releases');
    await vi.waitFor(async () =>
      expect(await releasesFor(owner)).toMatchObject({ problem: '127.0.0.1 answered 404.', newer: [NEW] }),
    );
    expect((await releasesFor(owner))?.askedAt).toBeGreaterThan(1);
  });
});

describe('a list', () => {
  const NO_LIST = 'What 127.0.0.1 sent is not a list of releases.';
  const TOO_LONG = 'The list of 127.0.0.1 is longer than 64 kB.';
  const huge = LIST.replace('quicker.', `quicker.${'x'.repeat(66_000)}`);

  it.each<[string, RequestListener, string]>([
    ['is huge', sends(huge), TOO_LONG],
    ['is huge and says it is not', lies(100, (_, response) => response.end(huge)), TOO_LONG],
    [
      'does not say how long it is',
      (_, response) => response.writeHead(200, { 'Transfer-Encoding': 'chunked' }).end(),
      '127.0.0.1 does not say how long its list is.',
    ],
    ['is a page', sends('<!doctype html><title>Sign in</title>'), NO_LIST],
    ['is cut off', lies(LIST.length, (_, response) => response.end(LIST.slice(0, -9))), NO_LIST],
    ['has a control character', sends(LIST.replace('quicker.', '\\u0007.')), NO_LIST],
    ['has other fields only', sends('{"__proto__":{"releases":[]},"isOn":true}'), NO_LIST],
    ['is not there', sends('', 404), '127.0.0.1 answered 404.'],
    ['never comes', () => undefined, '127.0.0.1 did not answer.'],
    ['breaks off', (request) => request.destroy(), '127.0.0.1 did not answer.'],
  ])('that %s is reported in a sentence', async (_, answer, problem) => {
    respond = answer;
    expect(await switchFor(owner)).toMatchObject({ isOn: true, problem, newer: null });
  });

  it('with a prototype changes nothing of the hub', async () => {
    const text = LIST.replace('{"releases"', '{"__proto__":{"isOn":false,"problem":"!"},"releases"');
    respond = sends(text.replace('"version"', '"__proto__":{"changes":["!"]},"version"'));
    expect(await switchFor(owner)).toMatchObject({ isOn: true, problem: null, newer: [NEW] });
  });

  it('that leads to another host is not followed there; one that has moved on its own host is', async () => {
    // 0.0.0.0 is this machine by another name, which nothing takes for the same host.
    const led =
      (to: string): RequestListener =>
      (request, response) => {
        if (request.url === '/releases.json') response.writeHead(302, { Location: to }).end();
        else sends(LIST)(request, response);
      };
    respond = led(`http://${origin.replace('127.0.0.1', '0.0.0.0')}/elsewhere.json`);
    expect(await switchFor(owner)).toMatchObject({
      problem: '127.0.0.1 led to another address, where the hub does not go.',
      newer: null,
    });
    expect(asked.map(({ url }) => url)).toEqual(['/releases.json']);
    await aDayLater();
    respond = led('/moved.json');
    expect(await switchFor(owner)).toMatchObject({ problem: null, newer: [NEW] });
  });
});

describe('who may not', () => {
  it('read or switch: no guest, no athlete, no coach, no console', async () => {
    await switchFor(owner);
    const guest = new PocketBase(server.url);
    for (const [client, status] of [
      [guest, 401],
      [athlete.client, 403],
      [coach.client, 403],
      [server.superuser, 403],
    ] as const) {
      expect(await refusal(switchFor(client, false))).toMatchObject({ status });
      expect(await refusal(releasesFor(client))).toMatchObject({ status });
    }
    expect((await releasesFor(owner))?.isOn).toBe(true);
  });

  it.each([null, 'true', 1, {}])('switch it by %j: not even the owner', async (isOn) => {
    expect(await refusal(switchFor(owner, isOn))).toMatchObject({ status: 400 });
    expect(asked).toEqual([]);
  });
});

describe('without an address', () => {
  it('nothing is shown, and nothing can be switched', async () => {
    const other = await startServer();
    try {
      const theirs = await other.signIn(other.owner);
      expect(await releasesFor(theirs)).toBeNull();
      expect(await refusal(switchFor(theirs))).toMatchObject({ status: 404 });
    } finally {
      await other.stop();
    }
  });
});
