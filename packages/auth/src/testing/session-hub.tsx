import { createClient } from '@hub/pb-client';
import { hubAnswer } from '@hub/pb-client/testing';
import { act, renderHook } from '@testing-library/react';
import { vi } from 'vitest';
import { useSession } from '../session-context';
import { SessionProvider } from '../session-provider';

/** The record of the person whom the tests sign in. */
export const record = {
  id: 'mei000000000000',
  collectionName: 'users',
  email: 'mei@example.com',
  name: 'Mei',
};

/** What the hub answers to a request to a path. */
export const answer = vi.fn<(path: string) => Promise<Response>>();

/** Like the browser: an aborted request gets no response. */
function answerUnlessAborted(url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted.', 'AbortError')));
    answer(new URL(url).pathname).then(resolve, reject);
  });
}

/** Sends every request to `answer`, and empties the device; call it before each test. */
export function stubHub(): void {
  localStorage.clear();
  answer.mockReset();
  vi.stubGlobal('fetch', answerUnlessAborted);
}

/** A response of the hub. */
export function respond(status: number, body: object): Promise<Response> {
  return Promise.resolve(hubAnswer(body, { status }));
}

/** A response that the test sends when it likes. */
export function lateAnswer() {
  let give: (response: Response) => void = () => undefined;
  answer.mockReturnValue(new Promise((resolve) => (give = resolve)));
  return async (response: Promise<Response>) => {
    const ready = await response;
    act(() => give(ready));
    await act(() => Promise.resolve());
  };
}

/** A token as far as the client reads it: its expiry, in seconds from now. */
export function tokenFor(secondsFromNow: number, mark = ''): string {
  const payload = { id: record.id, exp: Math.floor(Date.now() / 1000) + secondsFromNow, mark };
  return `head.${btoa(JSON.stringify(payload))}.sign`;
}

function newClient() {
  return createClient('https://hub.example');
}

/** Stores a session of the person on the device. */
export function storeSession(token: string): void {
  newClient().authStore.save(token, record as never);
}

/** Opens the hub; returns what the client stores, and the current session. */
export async function openSession() {
  const client = newClient();
  const [present, forgotten] = [vi.fn<(personId: string) => void>(), vi.fn<(personId: string) => void>()];
  const { result } = await act(() =>
    renderHook(useSession, {
      wrapper: ({ children }) => (
        <SessionProvider client={client} onSignIn={present} onSignOut={forgotten}>
          {children}
        </SessionProvider>
      ),
    }),
  );
  return { client, session: result, present, forgotten };
}

/** The reason of a promise's rejection. */
export function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => Promise.reject(new Error('The promise was kept.')),
    (error: unknown) => error,
  );
}
