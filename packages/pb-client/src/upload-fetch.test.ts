import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TIMEOUTS_MS } from './timeouts';
import { uploadFetch } from './upload-fetch';

/** Plays the browser's side of an upload; the end-to-end tests use the real one. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  opened: unknown[] = [];
  sent: unknown;
  onloadend?: () => void;
  onreadystatechange?: () => void;
  status = 0;
  hubId: string | null = null;
  responseText = '';

  constructor() {
    FakeRequest.last = this;
  }
  open(...how: unknown[]) {
    this.opened = how;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  getResponseHeader(name: string) {
    return name === 'X-Hub' ? this.hubId : null;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

// An upload that is left open would be given up seconds later, while the worker runs another test file.
afterEach(() => {
  FakeRequest.last.answer(204, '');
});

function start(init?: RequestInit) {
  const progress: number[] = [];
  const answer = uploadFetch((fraction) => progress.push(fraction))('http://hub.test/api/x', init);
  return { answer, progress, request: FakeRequest.last };
}

it('sends what fetch would send', () => {
  const body = new FormData();
  const { request } = start({ method: 'POST', headers: { Authorization: 'token' }, body });
  expect(request.opened).toEqual(['POST', 'http://hub.test/api/x']);
  expect(request.headers).toEqual({ authorization: 'token' });
  expect(request.sent).toBe(body);
});

it('tells how much is through, where that is known', () => {
  const { request, progress } = start();
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  request.upload.onprogress?.({ lengthComputable: true, loaded: 4, total: 4 });
  expect(progress).toEqual([0.25, 1]);
});

it('gives the answer, a refusal included', async () => {
  const { request, answer } = start();
  request.answer(400, '{"message":"No."}');
  const response = await answer;
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: 'No.' });
});

it('gives an answer without a body', async () => {
  const { request, answer } = start();
  request.answer(204, '');
  expect((await answer).status).toBe(204);
});

it('fails as fetch does when the server is not reached', async () => {
  const { request, answer } = start();
  request.onerror?.();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
});

it('stops when it is told to', async () => {
  const controller = new AbortController();
  const { answer } = start({ signal: controller.signal });
  controller.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
});

it('hands on the mark by which the hub says that the answer is its own', async () => {
  const { answer, request } = start({ method: 'POST' });
  request.hubId = 'the-hub';
  request.answer(200, '{}');
  expect((await answer).headers.get('X-Hub')).toBe('the-hub');
});

it('waits for a hub that stores what it was sent, for as long as its size needs', async () => {
  vi.useFakeTimers();
  const { answer, request } = start({ method: 'POST', body: 'a' });
  const onAbort = vi.spyOn(request, 'abort');
  const failed = expect(answer).rejects.toBeInstanceOf(TypeError);
  request.upload.onprogress?.({ lengthComputable: true, loaded: 20_000_000, total: 20_000_000 });
  await vi.advanceTimersByTimeAsync(TIMEOUTS_MS.request + 79_999);
  expect(onAbort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  vi.useRealTimers();
});

it('is given up where nothing goes on in time, and not while something does', async () => {
  vi.useFakeTimers();
  const { answer, request } = start({ method: 'POST', body: 'a' });
  const failed = expect(answer).rejects.toBeInstanceOf(TypeError);
  const onAbort = vi.spyOn(request, 'abort');
  for (let step = 0; step < 3; step += 1) {
    request.upload.onprogress?.({ lengthComputable: true, loaded: step, total: 3 });
    await vi.advanceTimersByTimeAsync(TIMEOUTS_MS.request - 1);
  }
  expect(onAbort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(onAbort).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
