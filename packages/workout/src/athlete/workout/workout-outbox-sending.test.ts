// @vitest-environment node
import { HubError } from '@hub/pb-client';
import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { Outbox } from '@hub/tool-kit/outbox';
import { Device, type Page, stubDevices } from '@hub/tool-kit/testing/devices';
import { QueryClient } from '@tanstack/react-query';
import { openDB } from 'idb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { workoutRepository } from '../../api/workouts';
import type { ExerciseEdit } from '../../model/exercise-edit';
import { saveExercise } from './exercise.repo';
import { workoutRulesOf } from './workout-outbox';

/** Unsent changes of workouts, sent to a real server. */

let server: TestServer;
let mei: TestUser;
let page: Page;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  mei = await server.createUser();
  stubDevices();
  page = new Device().openPage(server.url, mei.client);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

async function makeWorkout() {
  const exercises = ['a', 'b', 'c'].map((id) => ({ id, title: id, completed: false, results: '' }));
  const values = { user: mei.id, date: '2026-11-21', workoutTitle: 'Legs', exercises };
  const { id } = await server.superuser.collection('workouts').create<{ id: string }>(values);
  return workoutRepository(mei.client).get(id);
}

/** Opens the outbox with the changes on the device; when it resolves, everything possible has been sent. */
function openOutbox(): Promise<Outbox> {
  return page.run(async () => {
    const outbox = new Outbox({
      client: page.client,
      queryClient: new QueryClient(),
      person: mei.id,
      outboxes: { workouts: () => Promise.resolve(workoutRulesOf(page.client)) },
    });
    await outbox.open();
    await outbox.flush();
    return outbox;
  });
}

describe('a change that an earlier version of the hub has left', () => {
  /**
   * Stores changes in the format of versions up to 24 November 2026: changes of a workout, with the whole
   * original record.
   */
  async function leave(before: { id: string }, changes: readonly object[]) {
    await page.run(async () => {
      const db = await openDB(`hub-outbox-${mei.id}`, 1, {
        upgrade: (created) => {
          const store = created.createObjectStore('changes', { keyPath: 'seq', autoIncrement: true });
          store.createIndex('record', ['collection', 'recordId'], { unique: true });
        },
      });
      const change = { kind: 'update', before, changes };
      await db.add('changes', {
        person: mei.id,
        collection: 'workouts',
        recordId: before.id,
        change,
        version: 2,
        tried: [change],
        refusal: null,
        since: Date.now(),
      });
      db.close();
    });
  }

  it('is sent, and put into the workout as it is now', async () => {
    const before = await makeWorkout();
    await server.superuser.collection('workouts').update(before.id, {
      exercises: [{ id: 'c', title: 'Plank', results: '45 s' }, ...before.stored.slice(0, 2)],
    });
    await leave(before, [
      { exerciseId: 'a', completed: true, results: '60x8', resultsSeen: '', resultsTried: ['60x7'] },
      { exerciseId: 'b', completed: true },
    ]);
    const outbox = await openOutbox();
    expect(outbox.waiting.all()).toEqual([]);
    expect((await workoutRepository(mei.client).get(before.id)).exercises).toMatchObject([
      { title: 'Plank', results: '45 s' },
      { completed: true, results: '60x8' },
      { completed: true, results: '' },
    ]);
    outbox.close();
  });

  it('says why the hub takes one edit of it not, and has the others saved', async () => {
    const before = await makeWorkout();
    await leave(before, [
      { exerciseId: 'a', results: 'x'.repeat(2001), resultsSeen: '' },
      { exerciseId: 'c', completed: true },
    ]);
    const outbox = await openOutbox();
    expect(outbox.waiting.all()[0]?.refusal).toEqual({ message: 'Results have at most 2000 characters.' });
    expect((await workoutRepository(mei.client).get(before.id)).exercises).toMatchObject([
      { results: '' },
      {},
      { completed: true },
    ]);
    outbox.close();
  });

  it('asks about results that somebody else wrote, and keeps nothing else from being saved', async () => {
    const before = await makeWorkout();
    const repository = workoutRepository(mei.client);
    await saveExercise(mei.client, before.id, { exerciseId: 'b', results: 'theirs' });
    await leave(before, [
      { exerciseId: 'none', completed: true },
      { exerciseId: 'b', results: 'mine', resultsSeen: '' },
      { exerciseId: 'c', completed: true, results: '45 s', resultsSeen: '' },
    ]);
    const outbox = await openOutbox();
    const [waiting] = outbox.waiting.all();
    expect(waiting?.refusal).toMatchObject({ message: 'Someone else changed this in the meantime.' });
    expect((await repository.get(before.id)).exercises).toMatchObject([
      { completed: false, results: '' },
      { completed: false, results: 'theirs' },
      { completed: true, results: '45 s' },
    ]);
    await page.run(() => outbox.decide(waiting!, 'mine'));
    await page.run(() => outbox.flush());
    expect((await repository.get(before.id)).exercises[1]).toMatchObject({ results: 'mine' });
    // Its exercise was deleted, so the message stays.
    expect(outbox.waiting.all()[0]?.refusal).toEqual({ message: 'Exercise not found.' });
    outbox.close();
  });
});

it('results are asked about where somebody else wrote them while a tick was under way with mine', async () => {
  const before = await makeWorkout();
  const outbox = await openOutbox();
  const enqueue = async (edit: ExerciseEdit) => {
    const change = { kind: 'update', before, changes: [edit] } as const;
    const queued = await page.run(() =>
      outbox.enqueue({ collection: 'workouts', recordId: before.id, change }),
    );
    return () => page.run(() => queued.send(() => saveExercise(page.client, before.id, edit)));
  };
  const tick = await enqueue({ exerciseId: 'a', completed: true });
  const results = await enqueue({ exerciseId: 'b', results: 'mine', resultsSeen: '' });
  await saveExercise(mei.client, before.id, { exerciseId: 'b', results: 'theirs' });
  await tick();
  await expect(results()).rejects.toMatchObject({ kind: 'conflict' });
  await page.run(() => outbox.flush());
  const { exercises } = await workoutRepository(mei.client).get(before.id);
  expect(exercises).toMatchObject([{ completed: true }, { results: 'theirs' }, {}]);
  outbox.close();
});

it('a tick that the hub has is not sent again with one that failed: another device may have taken it back', async () => {
  const before = await makeWorkout();
  const outbox = await openOutbox();
  const begin = async (edit: ExerciseEdit) => {
    const change = { kind: 'update', before, changes: [edit] } as const;
    return page.run(() => outbox.enqueue({ collection: 'workouts', recordId: before.id, change }));
  };
  const [first, second] = [
    { exerciseId: 'a', completed: true },
    { exerciseId: 'b', completed: true },
  ];
  const [one, other] = [await begin(first), await begin(second)];
  await page.run(() => one.send(() => saveExercise(page.client, before.id, first)));
  await saveExercise(mei.client, before.id, { exerciseId: 'a', completed: false });
  await page.run(() => other.send(() => Promise.reject(new HubError('offline'))));
  await page.run(() => outbox.flush());
  const { exercises } = await workoutRepository(mei.client).get(before.id);
  expect(exercises).toMatchObject([{ completed: false }, { completed: true }, {}]);
  outbox.close();
});

describe('the end of a workout', () => {
  it('that waits is sent with the note, into the workout as it is by then', async () => {
    const before = await makeWorkout();
    const rules = workoutRulesOf(mei.client);
    await saveExercise(mei.client, before.id, { exerciseId: 'a', completed: true });
    const saved = await rules.update(before, [
      { exerciseId: 'b', completed: true },
      { finished: '2026-11-21T19:02:00Z', note: 'Felt light.' },
    ]);
    expect(saved).toMatchObject({
      finished: '2026-11-21T19:02:00Z',
      note: 'Felt light.',
      exercises: [{ completed: true }, { completed: true }, { completed: false }],
    });
    await expect(rules.update(before, [{ note: 'x'.repeat(2001) }])).rejects.toThrow(/./);
    expect(await rules.update(before, [{ note: '' }])).toMatchObject({ note: null, workoutTitle: 'Legs' });
  });

  it('that waits is not in the way of its new day and title, of which the last ones stay', async () => {
    const before = await makeWorkout();
    const mine = workoutRepository(mei.client);
    const values = {
      user: mei.id,
      date: '2026-11-21',
      workoutTitle: 'Mine',
      workoutDescription: '',
      exercises: [],
    };
    const own = await mine.create('own000000000000', values);
    await mine.update(own, { workoutTitle: 'Back' });
    const rules = workoutRulesOf(mei.client);
    const saved = await rules.update(own, [{ date: '2026-11-25', workoutTitle: 'Arms', note: 'Light.' }]);
    expect(saved).toMatchObject({ date: '2026-11-25', workoutTitle: 'Arms', note: 'Light.', own: true });
    // A planned workout that its coach has not made movable keeps its day.
    await expect(rules.update(before, [{ date: '2026-11-25' }])).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is nobody else’s to write', async () => {
    const before = await makeWorkout();
    const kim = await server.createUser();
    const edit = [{ finished: '2026-11-21T19:02:00Z' }];
    await expect(workoutRulesOf(kim.client).update(before, edit)).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect(await workoutRepository(mei.client).get(before.id)).toMatchObject({ finished: null });
  });
});
