import type PocketBase from 'pocketbase';
import type { RecordModel } from 'pocketbase';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestUser } from '@hub/pocketbase/testing';
import { givenCoaching } from './coaching';

const given = givenCoaching();

let athlete: TestUser;
beforeAll(async () => {
  athlete = await given.server.createUser();
});

interface Outcome {
  status: string;
  id: string;
  problems?: Record<string, string>;
}

type Workout = RecordModel & { exercises: { sets: object[] }[] };

const set = { id: '1', kind: 'work', weight: 60, unit: 'kg', reps: 8, done: true };
const exercise = {
  id: 'Squat',
  code: 'Squat',
  title: 'Squat',
  completed: true,
  results: '8 @ 60 kg',
  sets: [set],
};
const values = {
  ...{ date: '2025-12-22', workoutTitle: 'Legs', finished: '2025-12-22T08:37:00.000Z', note: 'Light.' },
  exercises: [exercise],
};

const send = (client: PocketBase, rows: readonly object[]) =>
  client.send<{ id: string; rows: Outcome[] }>('/api/hub/import/workout', {
    method: 'POST',
    body: { source: 'hevy', mode: 'save', rows: rows.map((row) => ({ values: row })) },
  });
const kept = (id: string) => given.server.superuser.collection<Workout>('workouts').getOne(id);

describe('a workout of a file', () => {
  it('becomes one of one’s own that is finished, once, and goes with an undo', async () => {
    const { id, rows } = await send(athlete.client, [values]);
    expect(rows).toMatchObject([{ status: 'new' }]);
    const made = await kept(rows[0]?.id ?? '');
    expect(made).toMatchObject({ ...values, user: athlete.id, own: true, acted: '', plan: '' });
    expect((await send(athlete.client, [values])).rows).toEqual([{ status: 'here', id: made.id }]);
    const undone = await athlete.client.send<object>(`/api/hub/import/${id}/undo`, { method: 'POST' });
    expect(undone).toEqual({ removed: 1, restored: 0, kept: 0 });
  });

  it('leaves what was done with it in the hub, and says whether something was', async () => {
    const own = await given.server.createUser();
    const earlier = {
      ...values,
      date: '2025-12-01',
      exercises: [{ ...exercise, sets: [{ ...set, weight: 50 }] }],
    };
    const { rows } = await send(own.client, [earlier, values]);
    const id = rows[1]?.id ?? '';
    const sets = [
      { ...set, weight: 62.5 },
      { ...set, id: 'x' },
    ];
    const note = 'Light. My knee hurts.';
    await own.client.collection('workouts').update(id, { note, exercises: [{ ...exercise, sets }] });
    const edited = await kept(id);
    expect(edited.exercises[0]?.sets[0]).toMatchObject({ records: expect.any(Array) as unknown[] });
    const withAll = {
      ...values,
      exercises: [{ ...exercise, sets: [...sets, { ...set, id: '3', reps: 5 }] }],
    };
    const changed = await send(own.client, [withAll]);
    expect(changed.rows).toMatchObject([{ status: 'changed', id, isTouched: true }]);
    expect(await kept(id)).toMatchObject({
      note,
      exercises: [{ sets: [...(edited.exercises[0]?.sets ?? []), { reps: 5 }] }],
    });
    expect((await send(own.client, [{ ...earlier, note: 'Heavy.' }])).rows).toMatchObject([
      { status: 'changed', isTouched: false },
    ]);
  });

  it.each([
    ['was over some seconds later', { finished: '2025-12-22T08:37:41.123Z' }],
    ['is not finished', { finished: '' }],
    ['has more exercises', { finished: '', exercises: [{ ...exercise, title: 'Row', sets: [] }, exercise] }],
  ])('is here already where one that was logged in the hub %s', async (_, logged) => {
    const own = await given.server.createUser();
    const { id } = await own.client.collection('workouts').create({ ...values, ...logged, user: own.id });
    expect((await send(own.client, [values])).rows).toEqual([{ status: 'here', id }]);
    const planned = await given.coach.client
      .collection('workouts')
      .create({ ...values, ...logged, user: own.id, date: '2026-01-02' });
    expect((await send(own.client, [{ ...values, date: '2026-01-02' }])).rows).toEqual([
      { status: 'here', id: planned.id },
    ]);
  });

  it('is refused where its sets can’t be stored, and leaves the others as they are', async () => {
    const heavy = {
      ...values,
      date: '2025-12-23',
      exercises: [{ ...exercise, sets: [{ ...set, weight: 1501 }] }],
    };
    const { rows } = await send(athlete.client, [heavy, { ...values, date: '2025-12-24' }]);
    expect(rows).toMatchObject([
      { status: 'refused', problems: { exercises: expect.stringContaining('at most 1500 kg') as string } },
      { status: 'new' },
    ]);
  });
});

describe('a file can’t', () => {
  it.each(['user', 'own', 'plan', 'reply', 'movable', 'acted'])('set %s', async (field) => {
    const { rows } = await send(athlete.client, [{ ...values, [field]: given.coach.id }]);
    expect(rows).toEqual([{ status: 'refused', problems: { [field]: 'A file can’t set this.' } }]);
  });

  it('make records of sets, which are the hub’s', async () => {
    const records = [{ kind: 'weight', before: 50, on: '2025-12-01' }];
    const forged = {
      ...values,
      date: '2025-12-25',
      exercises: [{ ...exercise, sets: [{ ...set, records }] }],
    };
    const { rows } = await send(athlete.client, [forged]);
    expect((await kept(rows[0]?.id ?? '')).exercises[0]?.sets).toEqual([set]);
  });

  it('change what a coach has planned', async () => {
    const planned = await given.coach.client
      .collection<Workout>('workouts')
      .create({ ...values, user: athlete.id, date: '2025-12-26', exercises: [] });
    const { rows } = await send(athlete.client, [{ ...values, date: '2025-12-26' }]);
    expect(rows).toMatchObject([{ status: 'new' }]);
    expect(rows[0]?.id).not.toBe(planned.id);
    expect(await kept(planned.id)).toMatchObject({
      exercises: [],
      own: false,
      rev: planned['rev'] as number,
    });
  });
});
