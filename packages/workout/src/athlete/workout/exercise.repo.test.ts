// @vitest-environment node
import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type PocketBase from 'pocketbase';
import { workoutRepository } from '../../api/workouts';
import type { ExerciseEdit } from '../../model/exercise-edit';
import { saveExercise } from './exercise.repo';

/** Two devices of one athlete on a real server. */

let server: TestServer;
let mei: TestUser;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  mei = await server.createUser();
});
afterAll(() => server.stop());

async function twoDevices() {
  const exercises = ['a', 'b', 'c/d'].map((id) => ({ id, title: id, notes: 'Slowly', completed: false }));
  const values = { user: mei.id, date: '2026-11-21', workoutTitle: 'Legs', exercises };
  const { id } = await server.superuser.collection('workouts').create<{ id: string }>(values);
  const [phone, tablet] = await Promise.all([server.signIn(mei), server.signIn(mei)]);
  const saveFrom = (client: PocketBase) => (edit: ExerciseEdit) => saveExercise(client, id, edit);
  return { get: () => workoutRepository(phone).get(id), phone: saveFrom(phone), tablet: saveFrom(tablet) };
}

describe('two devices', () => {
  it('keep a result that one writes while the other ticks', async () => {
    const { get, phone, tablet } = await twoDevices();
    await tablet({ exerciseId: 'a', completed: true, results: '3x8', resultsSeen: '' });
    const saved = await phone({ exerciseId: 'c/d', completed: true });
    expect(saved).toEqual(await get());
    expect(saved.stored).toEqual([
      { id: 'a', title: 'a', notes: 'Slowly', completed: true, results: '3x8' },
      { id: 'b', title: 'b', notes: 'Slowly', completed: false },
      { id: 'c/d', title: 'c/d', notes: 'Slowly', completed: true },
    ]);
  });

  it('do not write over results that the other has written meanwhile', async () => {
    const { phone, tablet } = await twoDevices();
    const result = (results: string) => ({ exerciseId: 'a', completed: true, results, resultsSeen: '' });
    await tablet(result('60x8'));
    await expect(phone(result('60x6'))).rejects.toMatchObject({ kind: 'conflict' });
    // The same result again, as after a lost response, is not a conflict.
    expect(await phone(result('60x8'))).toMatchObject({
      rev: 2,
      exercises: [{ results: '60x8' }, {}, {}],
    });
  });
});

it('says that an exercise has gone, and that a result is too long', async () => {
  const { phone } = await twoDevices();
  await expect(phone({ exerciseId: 'z', completed: true })).rejects.toMatchObject({
    kind: 'not-found',
    message: 'Exercise not found.',
  });
  await expect(phone({ exerciseId: 'a', results: 'x'.repeat(2001) })).rejects.toMatchObject({
    kind: 'invalid',
    fields: { results: 'Results have at most 2000 characters.' },
  });
});
