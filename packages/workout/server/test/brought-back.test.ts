import { refusal } from '@hub/pocketbase/testing';
import PocketBase, { type ClientResponseError } from 'pocketbase';
import { describe, expect, it } from 'vitest';
import { givenCoaching, legs, squat, type StoredWorkout } from './coaching';

const given = givenCoaching();

const DONE = { completed: true };

const plansOf = () => given.coach.client.collection('plans');

/** A workout that its plan has removed, and the batch of that change. */
async function removedWorkout() {
  const plan = await given.athlete.makePlan([{ ...legs, workoutDays: ['tuesday'] }]);
  await given.athlete.generate(plan);
  const ids = (await given.athlete.workouts()).map(({ id }) => id);
  await plansOf().update(plan, { workouts: [{ ...legs, id: 'other', workoutDays: ['friday'] }] });
  const { batch } = await given.athlete.follow(plan, 'gone', ids);
  return { plan, batch, id: ids[0]! };
}

function save(id: string, body: object, client = given.athlete.client) {
  const path = `/api/hub/workouts/${id}/exercises/${squat.id}`;
  return client.send<StoredWorkout & { rev: number }>(path, { method: 'PATCH', body });
}

describe('a workout that its plan has removed', () => {
  it('comes back with the revision that is answered, though nothing of it is saved', async () => {
    const { id } = await removedWorkout();
    const error = await save(id, { results: '3x8', resultsSeen: '3x6' }).catch((cause: unknown) => cause);
    const { rev } = (error as ClientResponseError).response['workout'] as { rev: number };
    const workouts = given.athlete.client.collection('workouts');
    expect(await workouts.update(id, { note: 'Felt light.', rev })).toMatchObject({ rev: rev + 1 });
  });

  it('comes back for nobody but its athlete, as long as they have access', async () => {
    const { id } = await removedWorkout();
    const [, athlete, formerCoach] = (await given.athlete.others()).map(([client]) => client);
    const guest = new PocketBase(given.server.url);
    const tries = [guest, given.coach.client, formerCoach!].map((client) => refusal(save(id, DONE, client)));
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 404, 404]);
    await given.coach.client.collection('users').update(given.athlete.id, { isDeactivated: true });
    expect(await refusal(save(id, DONE, athlete))).toMatchObject({ status: 401 });
    await given.coach.client.collection('users').update(given.athlete.id, { isDeactivated: false });
    const workouts = given.coach.client.collection('workouts');
    expect(await refusal(workouts.getOne(id))).toMatchObject({ status: 404 });
  });

  it('does not come back again after a coach has deleted it', async () => {
    const { id } = await removedWorkout();
    const both = await Promise.all([save(id, DONE), save(id, DONE)]);
    expect(both.map(({ rev }) => rev)).toEqual([3, 3]);
    await given.coach.client.collection('workouts').delete(id);
    expect(await refusal(save(id, DONE))).toMatchObject({ status: 404 });
  });
});
