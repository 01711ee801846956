import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { isReachable, onReachable, onReachChange, PROBE_DELAYS_MS, reachability } from './reach';
import { request } from './request';
import { hubAnswer } from './testing';

const answer = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const [FIRST_MS, SECOND_MS] = PROBE_DELAYS_MS;

/** The part of a page that can be hidden and shown. */
let page: EventTarget & { visibilityState: DocumentVisibilityState };

beforeEach(() => {
  vi.useFakeTimers();
  answer.mockReset();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
});

function show(state: DocumentVisibilityState) {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** The device loses its network, or gets one. */
function setNetwork(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine });
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
}

function goAway() {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
}

function comeBack() {
  answer.mockImplementation(() => Promise.resolve(hubAnswer({})));
}

const healthChecks = () => answer.mock.calls.filter(([url]) => url.endsWith('/api/hub/here')).length;

/** A client whose last request did not reach the hub. */
async function openLost() {
  const client = createClient('https://hub.example');
  const onBack = vi.fn();
  onReachable(client, onBack);
  goAway();
  const list = () => client.collection('expiry').getList();
  await request(client, list).catch(() => undefined);
  return { client, onBack, list };
}

it('asks a lost hub at ever longer intervals, and says once that it is back', async () => {
  const { onBack } = await openLost();
  await vi.advanceTimersByTimeAsync(FIRST_MS);
  expect(healthChecks()).toBe(1);
  await vi.advanceTimersByTimeAsync(SECOND_MS - 1);
  expect(healthChecks()).toBe(1);
  comeBack();
  await vi.advanceTimersByTimeAsync(1);
  expect(onBack).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(healthChecks()).toBe(2);
});

it('takes any answer for a sign of life', async () => {
  const { client, list, onBack } = await openLost();
  comeBack();
  await request(client, list);
  expect(onBack).toHaveBeenCalledOnce();
});

it('does not take what a proxy says for the hub’s answer', async () => {
  const { onBack } = await openLost();
  answer.mockImplementation(() => Promise.resolve(Response.json({}, { status: 502 })));
  await vi.advanceTimersByTimeAsync(FIRST_MS);
  expect(healthChecks()).toBe(1);
  expect(onBack).not.toHaveBeenCalled();
});

it('asks nothing while the page is hidden, and at once when it is shown', async () => {
  const { onBack } = await openLost();
  show('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(healthChecks()).toBe(0);
  comeBack();
  show('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(onBack).toHaveBeenCalledOnce();
});

it('asks at once when the network returns', async () => {
  const { onBack } = await openLost();
  comeBack();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onBack).toHaveBeenCalledOnce();
});

it('asks more rarely when the hub answers questions but nothing else', async () => {
  const { client, list } = await openLost();
  comeBack();
  await vi.advanceTimersByTimeAsync(FIRST_MS);
  goAway();
  await request(client, list).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(FIRST_MS);
  expect(healthChecks()).toBe(1);
  await vi.advanceTimersByTimeAsync(SECOND_MS - FIRST_MS);
  expect(healthChecks()).toBe(2);
});

it('does not call the hub lost because a request was given up', async () => {
  const client = createClient('https://hub.example');
  answer.mockRejectedValue(new DOMException('Aborted.', 'AbortError'));
  await request(client, () => client.collection('expiry').getList()).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(healthChecks()).toBe(0);
});

it('counts as out of reach from the first failure to the next answer', async () => {
  const client = createClient('https://hub.example');
  const seen: boolean[] = [];
  const stop = onReachChange(client, () => seen.push(isReachable(client)));
  const list = () => request(client, () => client.collection('expiry').getList());
  expect(isReachable(client)).toBe(true);
  goAway();
  await list().catch(() => undefined);
  await list().catch(() => undefined);
  comeBack();
  await list();
  stop();
  goAway();
  await list().catch(() => undefined);
  expect(seen).toEqual([false, true]);
});

it('counts as out of reach at once where the device says that it has no network, and asks nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const client = createClient('https://hub.example');
  expect(isReachable(client)).toBe(false);
  show('hidden');
  show('visible');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(healthChecks()).toBe(0);
  comeBack();
  setNetwork(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(isReachable(client)).toBe(true);
});

it('stops asking when the network goes, and asks at once when it returns', async () => {
  const { client, onBack } = await openLost();
  setNetwork(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(healthChecks()).toBe(0);
  comeBack();
  setNetwork(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(onBack).toHaveBeenCalledOnce();
  setNetwork(false);
  expect(isReachable(client)).toBe(false);
  expect(onBack).toHaveBeenCalledOnce();
});

it('knows nothing that answers from something that does, also while it asks', async () => {
  const { client } = await openLost();
  const seen: string[] = [];
  onReachChange(client, () => seen.push(reachability(client)));
  expect(reachability(client)).toBe('silent');
  answer.mockImplementation(() => Promise.resolve(Response.json({}, { status: 401 })));
  await vi.advanceTimersByTimeAsync(FIRST_MS);
  goAway();
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  comeBack();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(seen).toEqual(['foreign', 'silent', 'here']);
});

it('follows no request that is led elsewhere: only a gate does that', async () => {
  const client = createClient('https://hub.example');
  comeBack();
  await request(client, () => client.collection('expiry').getList());
  expect(answer.mock.lastCall).toEqual([
    'https://hub.example/api/collections/expiry/records?page=1&perPage=30',
    expect.objectContaining({ redirect: 'manual' }),
  ]);
  answer.mockImplementation(() => Promise.resolve(Response.redirect('https://gate.example', 302)));
  await request(client, () => client.collection('expiry').getList()).catch(() => undefined);
  expect(reachability(client)).toBe('foreign');
});
