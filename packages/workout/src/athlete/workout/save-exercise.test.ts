// @vitest-environment node
import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { workoutRepository } from '../../api/workouts';
import { saveExercises } from './save-exercise';

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

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

async function makeWorkout(): Promise<string> {
  const exercises = IDS.map((id) => ({ id, title: `Exercise ${id}`, notes: 'Slowly', completed: false }));
  const values = { user: mei.id, date: '2026-11-21', workoutTitle: 'Legs', exercises };
  return (await server.superuser.collection('workouts').create<{ id: string }>(values)).id;
}

async function twoDevices() {
  const [phone, tablet] = await Promise.all([server.signIn(mei), server.signIn(mei)]);
  return [workoutRepository(phone), workoutRepository(tablet)] as const;
}

describe('two devices', () => {
  it('lose none of 300 pairs of ticks that race', async () => {
    const id = await makeWorkout();
    const [phone, tablet] = await twoDevices();
    const expected = new Map(IDS.map((exerciseId) => [exerciseId, false]));
    let [onPhone, onTablet] = await Promise.all([phone.get(id), tablet.get(id)]);
    const lost: number[] = [];
    for (let race = 0; race < 300; race += 1) {
      const [first, second] = [IDS[race % 6]!, IDS[(race + 1 + (race % 5)) % 6]!];
      for (const one of [first, second]) expected.set(one, !expected.get(one));
      [onPhone, onTablet] = await Promise.all([
        saveExercises(phone, onPhone, [{ exerciseId: first, completed: expected.get(first)! }]),
        saveExercises(tablet, onTablet, [{ exerciseId: second, completed: expected.get(second)! }]),
      ]);
      const stored = await phone.get(id);
      if (stored.exercises.some((exercise) => exercise.completed !== expected.get(exercise.id)))
        lost.push(race);
    }
    expect(lost).toEqual([]);
    expect(await phone.get(id)).toMatchObject({ rev: 601 });
  }, 300_000);

  it('keep a result that one writes while the other ticks', async () => {
    const id = await makeWorkout();
    const [phone, tablet] = await twoDevices();
    const opened = await phone.get(id);
    await saveExercises(tablet, opened, [{ exerciseId: 'a', completed: true, results: '3x8 @ 60 kg' }]);
    const saved = await saveExercises(phone, opened, [{ exerciseId: 'b', completed: true }]);
    expect(saved.stored.slice(0, 2)).toEqual([
      { id: 'a', title: 'Exercise a', notes: 'Slowly', completed: true, results: '3x8 @ 60 kg' },
      { id: 'b', title: 'Exercise b', notes: 'Slowly', completed: true },
    ]);
  });

  it('do not write over results that the other has written meanwhile', async () => {
    const id = await makeWorkout();
    const [phone, tablet] = await twoDevices();
    const opened = await phone.get(id);
    const result = (results: string) => ({ exerciseId: 'a', completed: true, results, resultsSeen: '' });
    await saveExercises(tablet, opened, [result('60x8')]);
    await expect(saveExercises(phone, opened, [result('60x6')])).rejects.toMatchObject({ kind: 'conflict' });
    // The same result again, as after an answer that got lost, is no conflict.
    await saveExercises(phone, opened, [result('60x8')]);
    expect((await phone.get(id)).exercises[0]).toMatchObject({ results: '60x8' });
  });
});

it('says that an exercise has gone', async () => {
  const id = await makeWorkout();
  const repository = workoutRepository(mei.client);
  const opened = await repository.get(id);
  await server.superuser.collection('workouts').update(id, { exercises: [{ id: 'b', title: 'Row' }] });
  await expect(
    saveExercises(repository, opened, [{ exerciseId: 'a', completed: true }]),
  ).rejects.toMatchObject({
    kind: 'not-found',
    message: 'Exercise not found',
  });
});
