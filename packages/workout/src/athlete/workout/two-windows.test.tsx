import { readTypedText, storeTypedText } from '@hub/auth';
import { mockServer, openTool, stubWindowLocks } from '@hub/tool-kit/testing/page';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workoutPaths } from '../../paths';
import { workoutRoutes } from '../../routes';
import { sampleExercise, sampleWorkout, storeHandlers } from '../../testing';

const server = mockServer();
const locked = new Set<string>();
let takeLocksAway: () => void;

beforeEach(() => {
  localStorage.clear();
  takeLocksAway = stubWindowLocks(locked);
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  locked.clear();
  takeLocksAway();
});

const resultOf = (results: string) => JSON.stringify({ results, completed: true, resultsSeen: '' });

describe.each([
  {
    what: 'results',
    label: 'Results',
    nameOf: (id: string) => `result.${id}.a`,
    pathOf: (id: string) => `/workout/${id}/exercise/a/result`,
    textOf: resultOf,
    saved: () => screen.findByText('Saved: Exercise a, 45 s'),
  },
  {
    what: 'the note to the coach',
    label: 'Note to the coach',
    nameOf: (id: string) => `note.${id}`,
    pathOf: workoutPaths.finish,
    textOf: (text: string) => text,
    saved: () => screen.findByText('Saved'),
  },
])('$what in two windows', ({ label, nameOf, pathOf, textOf, saved }) => {
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(label);

  function open() {
    const exercises = [sampleExercise('a'), sampleExercise('b')];
    const record = sampleWorkout({ exercises, finished: '2026-11-21T11:00:00Z' });
    server.use(...storeHandlers({ workouts: [record] }));
    const theirs = `${nameOf(record.id)}~other0000000001`;
    const personId = record.user;
    return {
      theirs,
      personId,
      /** What another window has typed and stored. */
      storeTheirs: (text: string, name = theirs) => storeTypedText(personId, name, textOf(text)),
      open: () => openTool(workoutRoutes, pathOf(record.id)),
      drafts: () => Object.keys(localStorage).filter((key) => key.includes('.typed.')),
    };
  }

  it.each(['', '~other0000000001'])('are each window’s own, and lost in neither: %s', async (end) => {
    const { personId, storeTheirs, open: openPage, drafts, ...place } = open();
    const theirs = place.theirs.replace(/~.*/, end);
    storeTheirs('3x8', theirs);
    locked.add(`hub-draft-${personId}-${theirs}`);
    const { user } = openPage();
    await waitFor(async () => expect((await field()).value).toBe(''));
    await user.type(await field(), '45 s');
    expect(screen.getByText('Draft kept on this device')).toBeTruthy();
    expect(drafts()).toHaveLength(2);
    expect(readTypedText(personId, theirs)?.text).toBe(textOf('3x8'));
    await user.click(screen.getByRole('button', { name: /^(Save|Done)$/ }));
    await saved();
    expect(readTypedText(personId, theirs)?.text).toBe(textOf('3x8'));
    expect(drafts()).toHaveLength(1);
  });

  it('are continued by the next page once no open window has them', async () => {
    const { storeTheirs, open: openPage, drafts } = open();
    storeTheirs('45');
    const { user } = openPage();
    expect((await field()).value).toBe('45');
    await user.type(await field(), ' s');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: /^(Save|Done)$/ }));
    await saved();
    expect(drafts()).toEqual([]);
  });

  it('are both windows’ own from the next key on where the browser has no locks', async () => {
    takeLocksAway();
    const { theirs, personId, storeTheirs, open: openPage, drafts } = open();
    storeTheirs('45');
    const { user } = openPage();
    await field();
    storeTheirs('45 kg');
    await user.type(await field(), ' s');
    expect(drafts()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^(Save|Done)$/ }));
    await saved();
    expect(readTypedText(personId, theirs)?.text).toBe(textOf('45 kg'));
    expect(drafts()).toHaveLength(1);
  });

  it('are read as an earlier release has stored them', async () => {
    const { theirs, storeTheirs, open: openPage, drafts } = open();
    storeTheirs('45', theirs.replace(/~.*/, ''));
    const { user } = openPage();
    expect((await field()).value).toBe('45');
    await user.type(await field(), ' s');
    await user.click(screen.getByRole('button', { name: /^(Save|Done)$/ }));
    await saved();
    expect(drafts()).toEqual([]);
  });
});
