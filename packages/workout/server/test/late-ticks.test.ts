import { describe, expect, it } from 'vitest';
import { givenCoaching, legs, squat, type StoredWorkout, twoTuesdaysOf } from './coaching';

const given = givenCoaching();

const [TUE, NEXT_TUE] = ['2026-11-24', '2026-12-01'];
const workoutsOf = () => given.coach.client.collection('workouts');
const plansOf = () => given.coach.client.collection('plans');

describe('what its athlete has done before they knew of a change', () => {
  const save = (id: string, exercise: string, body: object, client = given.athlete.client) =>
    client.send<StoredWorkout>(`/api/hub/workouts/${id}/exercises/${exercise}`, { method: 'PATCH', body });
  const done = [{ id: '1', weight: 60, unit: 'kg', reps: 8, done: true }];

  it('is kept: an exercise that the plan has replaced comes back behind the others', async () => {
    const { plan, first, ids } = await twoTuesdaysOf(given.athlete);
    await plansOf().update(plan, { workouts: [{ ...legs, exercises: [{ id: 'plank', title: 'Plank' }] }] });
    await given.athlete.follow(plan, 'changed', ids);
    expect(await save(first.id, squat.id, { sets: done })).toMatchObject({
      exercises: [
        { title: 'Plank', completed: false },
        { title: squat.title, sets: done },
      ],
    });
    await expect(save(first.id, 'none', { completed: true })).rejects.toMatchObject({ status: 404 });
    expect(await given.athlete.follow(plan, 'changed', ids)).toMatchObject({ updated: 0 });
  });

  it('is kept: a workout that the plan has no longer comes back', async () => {
    const { plan, first, ids } = await twoTuesdaysOf(given.athlete);
    await plansOf().update(plan, { workouts: [{ ...legs, id: 'other', workoutDays: ['friday'] }] });
    const { batch } = await given.athlete.follow(plan, 'gone', ids);
    const stranger = await given.server.createUser();
    await expect(save(first.id, squat.id, { sets: done }, stranger.client)).rejects.toMatchObject({
      status: 404,
    });
    // It is there again, with a revision of its own, although the results are asked about.
    const asked = save(first.id, squat.id, { results: '60x8', resultsSeen: '50x8' });
    await expect(asked).rejects.toMatchObject({ status: 409 });
    expect(await workoutsOf().getOne(first.id)).toMatchObject({ rev: Number(first['rev']) + 1 });
    await save(first.id, squat.id, { sets: done });
    await given.athlete.client.collection('workouts').update(first.id, { note: 'Felt light.' });
    expect(await given.undo(batch)).toMatchObject({ kept: 0, restored: 1 });
    expect(await given.athlete.workouts()).toMatchObject([
      { id: first.id, date: TUE, plan, note: 'Felt light.', exercises: [{ sets: done }, {}] },
      { id: ids[1], date: NEXT_TUE },
    ]);
  });

  it('is kept beside a workout that has taken the day', async () => {
    const { plan, first, ids } = await twoTuesdaysOf(given.athlete);
    await plansOf().update(plan, { workouts: [{ ...legs, id: 'other', workoutDays: ['friday'] }] });
    await given.athlete.follow(plan, 'gone', ids);
    await workoutsOf().create({
      user: given.athlete.id,
      workoutTitle: 'New',
      plan,
      planWorkout: 'w1',
      date: TUE,
    });
    expect(await save(first.id, squat.id, { completed: true })).toMatchObject({
      id: first.id,
      date: TUE,
      plan: '',
    });
  });
});
