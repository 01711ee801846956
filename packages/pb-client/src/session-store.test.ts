// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { SessionStore } from './session-store';

const mei = { id: 'mei', collectionId: 'users', collectionName: 'users' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Cookies are blocked: the browser throws as soon as a page accesses its storage. */
function blockStorage() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

/** The storage can be read, but is full. */
function fillStorage() {
  const setItem = () => {
    throw new DOMException('It is full.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => undefined });
}

it('keeps the session on the device', () => {
  const store = new SessionStore();
  store.save('token', mei);
  expect([store.token, store.record?.id, store.isTabOnly]).toEqual(['token', 'mei', false]);
  expect(new SessionStore().token).toBe('token');
  store.clear();
  expect(new SessionStore().token).toBe('');
});

it.each([
  ['cookies are blocked', blockStorage],
  ['its storage is full', fillStorage],
])('keeps it for this tab where %s', (_, spoil) => {
  spoil();
  const store = new SessionStore();
  const told = vi.fn();
  store.onChange(told);
  expect([store.token, store.record]).toEqual(['', null]);
  store.save('token', mei);
  expect([store.token, store.record?.id, store.isTabOnly]).toEqual(['token', 'mei', true]);
  expect(told).toHaveBeenCalledWith('token', mei);
  expect(new SessionStore().token).toBe('');
  store.clear();
  expect([store.token, store.record, store.isTabOnly]).toEqual(['', null, false]);
});

/** The browser shows a page again that it had put away, or, without `persisted`, one that it has loaded. */
function showPage(persisted: boolean) {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

it('follows what others did while the page was in the back/forward cache', () => {
  const store = new SessionStore();
  store.save('token', mei);
  const told = vi.fn();
  store.onChange(told);
  localStorage.clear();
  showPage(false);
  expect(told).not.toHaveBeenCalled();
  showPage(true);
  expect(told).toHaveBeenCalledExactlyOnceWith('', null);
});

it('keeps a session of this tab alone when the page comes back from that cache', () => {
  fillStorage();
  const store = new SessionStore();
  store.save('token', mei);
  showPage(true);
  expect([store.token, store.record?.id]).toEqual(['token', 'mei']);
});
