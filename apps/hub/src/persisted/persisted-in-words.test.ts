import { createQueryClient } from '@hub/tool-kit';
import { expect, it } from 'vitest';
import { persistedInWords } from './persisted-in-words';

const rows = (...ids: string[]) => ids.map((id) => ({ id, rev: 1 }));

it('counts each record once, whichever lists it stands in, and says the cards first', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['expiry', 'upcoming', '2026-11-26'], rows('passport', 'visa'));
  queryClient.setQueryData(['expiry', 'expired', '2026-11-26'], rows('licence'));
  queryClient.setQueryData(['expiry', 'expired-count', '2026-11-26'], 1);
  queryClient.setQueryData(['workouts', 'upcoming'], {
    pages: [{ items: rows('legs'), next: null }],
    pageParams: [1],
  });
  queryClient.setQueryData(['workouts', 'days'], rows('legs'));
  queryClient.setQueryData(['loyalty', 'list'], rows('kopitiam', 'grocer'));
  expect(persistedInWords(queryClient)).toBe('2 cards, 1 workout and 3 dates');
});

it('says nothing of rates and weather, which nobody loses', () => {
  const queryClient = createQueryClient();
  queryClient.setQueryData(['currency', 'latest'], { date: '2026-11-26' });
  expect(persistedInWords(queryClient)).toBeNull();
});
