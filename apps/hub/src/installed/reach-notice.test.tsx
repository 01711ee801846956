// @vitest-environment happy-dom
import { SignedIn } from '@hub/auth/testing';
import { pb, request } from '@hub/pb-client';
import { hubAnswer, hubAnswerAt } from '@hub/pb-client/testing';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfflineNote } from './offline-note';
import { ReachNotice } from './reach-notice';

const answer = vi.fn<() => Promise<Response>>();
const logInAgain = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
  pb.authStore.save('token', { id: 'mei000000000000', collectionId: 'users', collectionName: 'users' });
});
afterEach(() => {
  cleanup();
  pb.authStore.clear();
  vi.useRealTimers();
});

/** Something on the screen that came from the hub. */
function Shown() {
  const { data } = useQuery({ queryKey: ['shown'], queryFn: () => 1, staleTime: Infinity });
  return data;
}

/** What the page says after the hub has answered once, and then this came in its place. */
async function afterAnswer(next: () => Promise<Response>) {
  const ask = () => request(pb, () => pb.send('/api/hub/here', {})).catch(() => undefined);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SignedIn session={{ logInAgain }}>
        <MemoryRouter>
          <ReachNotice />
          <p data-testid="note">
            <OfflineNote />
          </p>
        </MemoryRouter>
      </SignedIn>
    </QueryClientProvider>,
  );
  answer.mockImplementation(() => Promise.resolve(hubAnswer({})));
  await act(ask);
  answer.mockImplementation(next);
  await act(ask);
  const notice = screen.queryByRole('status');
  return { notice: notice?.textContent ?? null, note: screen.getByTestId('note').textContent };
}

it.each<[string, () => Promise<Response>]>([
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['only a proxy without its hub', () => Promise.resolve(new Response('Bad Gateway', { status: 502 }))],
])('says that it is offline where %s answers', async (_, next) => {
  const said = await afterAnswer(next);
  expect(said).toEqual({ notice: null, note: 'Offline.' });
});

it.each<[string, () => Response]>([
  ['a gate whose session has ended', () => Response.redirect('https://gate.example/login', 302)],
  ['basic authentication', () => new Response('', { status: 401, headers: { 'WWW-Authenticate': 'Basic' } })],
  ['a proxy without its container', () => new Response('404 page not found', { status: 404 })],
])('leads to the page of what answers in place of the hub: %s', async (_, strange) => {
  const said = await afterAnswer(() => Promise.resolve(strange()));
  expect(said.note).toBe('');
  expect(said.notice).toMatch(/Sign in to your network or proxy/);
  expect(screen.getByRole('link', { name: 'Open its page' }).getAttribute('href')).toBe('/api/hub/open');
});

it('has people log in again where another hub answers, with nothing lost', async () => {
  const another = { headers: { 'X-Hub': 'another' } };
  const said = await afterAnswer(() => Promise.resolve(hubAnswer({}, another)));
  expect(said.note).toBe('');
  expect(said.notice).toMatch(
    /This address now leads to another hub.*what waits to be saved stays on this device/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(logInAgain).toHaveBeenCalledOnce();
});

it('the age of what is shown goes by the hub’s clock', async () => {
  vi.setSystemTime(new Date(2026, 10, 25, 14, 32));
  const hubTime = new Date(2026, 10, 22, 9, 5);
  const queryClient = new QueryClient();
  queryClient.setQueryData(['shown'], 1);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Shown />
        <p data-testid="note">
          <OfflineNote />
        </p>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const ask = () => request(pb, () => pb.send('/api/hub/here', {})).catch(() => undefined);
  answer.mockImplementation(() => Promise.resolve(hubAnswerAt(hubTime)));
  await act(ask);
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  await act(ask);
  expect(screen.getByTestId('note').textContent).toMatch(/^Offline\. As of 0?9:05/);
  answer.mockImplementation(() => Promise.resolve(hubAnswerAt(new Date())));
  await act(ask);
});
