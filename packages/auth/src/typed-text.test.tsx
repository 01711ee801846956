import { createClient } from '@hub/pb-client';
import { hubAnswer } from '@hub/pb-client/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from './session-context';
import { SessionProvider } from './session-provider';
import { readStoredText, storeText } from './stored-text';
import { storeTypedText } from './typed-text';

const record = { id: 'mei000000000000', collectionName: 'users', email: 'mei@example.com', name: 'Mei' };
const answer = vi.fn<() => Promise<Response>>();

/** Opens the hub with a session that ends in a minute; returns the current session. */
async function openPage() {
  const client = createClient('https://hub.example');
  const payload = { exp: Math.floor(Date.now() / 1000) + 60 };
  client.authStore.save(`head.${btoa(JSON.stringify(payload))}.sign`, record as never);
  const { result } = await act(() =>
    renderHook(useSession, {
      wrapper: ({ children }) => <SessionProvider client={client}>{children}</SessionProvider>,
    }),
  );
  return result;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what was typed and kept on the device', () => {
  const adam = 'adam00000000000';
  const kept = () => [readStoredText(record.id, 'result'), readStoredText(adam, 'result')];

  beforeEach(() => {
    storeText(record.id, 'result', '3x8');
    storeText(adam, 'result', '45 s');
  });

  it('is its person’s alone: who signs in finds nothing of another', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await openPage();
    expect(kept()).toEqual(['3x8', null]);
  });

  it('goes when its person logs out', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    const session = await openPage();
    act(() => session.current.signOut());
    expect(kept()).toEqual([null, null]);
  });

  it('outlives a session that ends by itself', async () => {
    answer.mockImplementation(() => Promise.resolve(hubAnswer({}, { status: 401 })));
    const session = await openPage();
    expect(session.current.ending).toBe('expired');
    expect(kept()).toEqual(['3x8', null]);
  });

  it('goes after 14 days, when the hub is opened', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00Z'), toFake: ['Date'] });
    storeTypedText(record.id, 'note', 'Knee');
    const name = `hub.kept.${record.id}.typed.note`;
    expect(localStorage.getItem(name)).toContain('Knee');
    vi.setSystemTime(new Date('2026-11-15T12:00:00Z'));
    await openPage();
    expect(localStorage.getItem(name)).toBeNull();
    expect(kept()).toEqual(['3x8', null]);
  });
});
