import { refusal } from '@hub/pocketbase/testing';
import { describe, expect, it } from 'vitest';
import { givenCoaching, legs, squat, type StoredWorkout, twoTuesdaysOf } from './coaching';

const given = givenCoaching();

const [TUE, WED, NEXT_TUE, NEXT_WED] = ['2026-11-24', '2026-11-25', '2026-12-01', '2026-12-02'];
const on = (...workoutDays: string[]) => [{ ...legs, workoutDays }];
const twoTuesdays = () => twoTuesdaysOf(given.athlete);
const workoutsOf = (client = given.coach.client) => client.collection('workouts');
const plansOf = () => given.coach.client.collection('plans');
const NOTHING = { created: 0, updated: 0, removed: 0, batch: '' };

function tick({ id, exercises }: { id: string; exercises: object[] }) {
  const ticked = exercises.map((entry) => ({ ...entry, completed: true }));
  return given.athlete.client.collection('workouts').update(id, { exercises: ticked });
}

describe('a change of a plan', () => {
  it('is put through for those that nobody has begun', async () => {
    const { plan, first, ids } = await twoTuesdays();
    await tick(first);
    const changed = {
      ...legs,
      workoutTitle: 'Leg day',
      workoutDays: ['wednesday'],
      exercises: [{ title: 'Plank' }],
    };
    await plansOf().update(plan, { workouts: [changed], movable: true });
    expect(await given.athlete.follow(plan, 'changed', ids)).toMatchObject({
      updated: 1,
      removed: 0,
      created: 0,
    });
    const [begun, followed] = await given.athlete.workouts();
    expect(begun).toMatchObject({ date: TUE, workoutTitle: 'Legs', rev: 2 });
    expect(followed).toMatchObject({
      id: ids[1],
      date: NEXT_WED,
      plannedDate: NEXT_WED,
      workoutTitle: 'Leg day',
      movable: true,
      exercises: [{ title: 'Plank', completed: false, results: '' }],
      rev: 2,
    });
    expect(await given.athlete.follow(plan, 'changed', ids)).toEqual(NOTHING);
    expect(await given.athlete.generate(plan)).toMatchObject({ created: 0 });
  });

  it('leaves alone what is not chosen, is of another group, or was written in', async () => {
    const { plan, first, second, ids } = await twoTuesdays();
    await workoutsOf().update(first.id, { workoutTitle: 'Easy legs' });
    await plansOf().update(plan, { workouts: on('wednesday') });
    for (const group of ['gone', 'by hand'])
      expect(await given.athlete.follow(plan, group, ids)).toEqual(NOTHING);
    expect(await given.athlete.follow(plan, 'changed', [first.id, '', 'nothing00000000'])).toEqual(NOTHING);
    expect(await given.athlete.follow(plan, 'changed', [second.id])).toMatchObject({ updated: 1 });
    expect(await given.athlete.dates()).toEqual([TUE, NEXT_WED]);
  });

  it('removes what the plan has no longer, and nothing that was begun', async () => {
    const { plan, second, ids } = await twoTuesdays();
    await tick(second);
    await plansOf().update(plan, { workouts: [{ ...legs, id: 'other', workoutDays: ['friday'] }] });
    expect(await given.athlete.follow(plan, 'gone', ids)).toMatchObject({ removed: 1, updated: 0 });
    expect(await given.athlete.dates()).toEqual([NEXT_TUE]);
  });

  it('puts back what was moved or removed by hand, where it is chosen', async () => {
    const { plan, first, second } = await twoTuesdays();
    await workoutsOf().update(first.id, { date: '2026-11-27' });
    await workoutsOf().delete(second.id);
    const chosen = [first.id, `w1/${NEXT_TUE}`];
    const { batch, ...done } = await given.athlete.follow(plan, 'by hand', chosen);
    expect(done).toEqual({ created: 1, updated: 1, removed: 0 });
    expect(await given.athlete.dates()).toEqual([TUE, NEXT_TUE]);
    expect(await given.undo(batch)).toEqual({ removed: 1, kept: 0, restored: 1 });
    expect(await given.athlete.dates()).toEqual(['2026-11-27']);
    expect(await given.athlete.generate(plan)).toMatchObject({ created: 0 });
  });

  it('puts back the day of what was changed by hand, and keeps its content', async () => {
    const { plan, first } = await twoTuesdays();
    await workoutsOf().update(first.id, { date: '2026-11-27', workoutTitle: 'Easy legs' });
    expect(await given.athlete.follow(plan, 'by hand', [first.id])).toMatchObject({ updated: 1 });
    expect(await workoutsOf().getOne(first.id)).toMatchObject({
      date: TUE,
      workoutTitle: 'Easy legs',
      planMark: '',
    });
  });

  it('loses no tick that comes at the same moment', async () => {
    for (let race = 0; race < 20; race += 1) {
      const { plan, first, ids } = await twoTuesdays();
      await plansOf().update(plan, { workouts: on('wednesday') });
      const [followed, ticked] = await Promise.allSettled([
        given.athlete.follow(plan, 'changed', ids),
        given.athlete.client.collection('workouts').update(first.id, {
          exercises: first.exercises.map((entry) => ({ ...entry, completed: true })),
          rev: first['rev'] as number,
        }),
      ]);
      const isTicked = ticked.status === 'fulfilled';
      expect(followed).toMatchObject({ value: { updated: isTicked ? 1 : 2 } });
      if (ticked.status === 'rejected') expect(ticked.reason).toMatchObject({ status: 409 });
      const { date, exercises } = await workoutsOf().getOne<StoredWorkout>(first.id);
      expect({ date, done: (exercises as { completed: boolean }[])[0]?.completed }).toEqual(
        isTicked ? { date: TUE, done: true } : { date: WED, done: false },
      );
      await Promise.all(ids.map((id) => workoutsOf().delete(id)));
    }
  });
});

describe('taking a change back', () => {
  it('brings all of it back as it was', async () => {
    const { plan, ids } = await twoTuesdays();
    const before = await given.athlete.workouts();
    await plansOf().update(plan, { workouts: on('wednesday') });
    const { batch } = await given.athlete.follow(plan, 'changed', ids);
    expect(await given.undo(batch)).toEqual({ removed: 0, kept: 0, restored: 2 });
    const after = await given.athlete.workouts();
    const plain = ({ rev: _, updated: _u, ...workout }: (typeof before)[number]) => workout;
    expect(after.map(plain)).toEqual(before.map(plain));
    expect(after.map(({ rev }) => rev as number)).toEqual([3, 3]);
    expect(await given.undo(batch)).toEqual({ removed: 0, kept: 0 });
  });

  it('brings back what was removed, but where something else stands by now', async () => {
    const { plan, ids } = await twoTuesdays();
    await plansOf().update(plan, { workouts: [{ ...legs, id: 'other', workoutDays: ['friday'] }] });
    const { batch } = await given.athlete.follow(plan, 'gone', ids);
    const copy = { user: given.athlete.id, workoutTitle: 'Legs', plan, planWorkout: 'w1', date: TUE };
    await workoutsOf().create(copy);
    expect(await given.undo(batch)).toEqual({ removed: 0, kept: 1, restored: 1 });
    const [, restored] = await given.athlete.workouts();
    expect(restored).toMatchObject({ id: ids[1], date: NEXT_TUE, exercises: [{ title: squat.title }, {}] });
  });

  it('keeps what somebody has touched since, and what another change came after', async () => {
    const { plan, first, ids } = await twoTuesdays();
    await plansOf().update(plan, { workouts: on('wednesday') });
    const { batch } = await given.athlete.follow(plan, 'changed', ids);
    await tick(first);
    expect(await given.undo(batch)).toEqual({ removed: 0, kept: 1, restored: 1 });
    expect(await given.athlete.dates()).toEqual([WED, NEXT_TUE]);

    const again = await given.athlete.follow(plan, 'changed', ids);
    await given.athlete.generate(plan, { duration: 3 });
    expect(await given.undo(again.batch)).toEqual({ removed: 0, kept: 0 });
  });
});

describe('what was deleted after a change of its plan', () => {
  it('stays deleted when that change is taken back', async () => {
    const { plan, first, ids } = await twoTuesdays();
    await plansOf().update(plan, { workouts: on('wednesday') });
    const { batch } = await given.athlete.follow(plan, 'changed', ids);
    await workoutsOf().delete(first.id);
    expect(await given.undo(batch)).toEqual({ removed: 0, kept: 0, restored: 1 });
    expect(await given.athlete.dates()).toEqual([NEXT_TUE]);
  });

  it('leaves nothing behind of a plan that is deleted', async () => {
    const { plan, ids } = await twoTuesdays();
    await plansOf().update(plan, { workouts: on('wednesday') });
    const { batch } = await given.athlete.follow(plan, 'changed', ids);
    const { superuser } = given.server;
    const changes = () =>
      superuser
        .collection('plan_changes')
        .getFullList({ filter: superuser.filter('plan = {:plan}', { plan }) });
    expect(await changes()).toHaveLength(2);
    await plansOf().delete(plan);
    expect(await changes()).toEqual([]);
    expect(await given.undo(batch)).toEqual({ removed: 0, kept: 0 });
    expect(await given.athlete.dates()).toEqual([WED, NEXT_WED]);
  });
});

describe('following a plan is refused', () => {
  it('to guests, athletes and a coach who is one no more', async () => {
    const { plan, ids } = await twoTuesdays();
    await plansOf().update(plan, { workouts: on('wednesday') });
    for (const [client, status] of await given.athlete.others()) {
      expect(await refusal(given.athlete.follow(plan, 'changed', ids, {}, client))).toMatchObject({ status });
    }
    expect(await given.athlete.dates()).toEqual([TUE, NEXT_TUE]);
  });

  it('for a template, and for another’s plan', async () => {
    const other = await given.newAthlete();
    for (const plan of [
      await given.makeTemplate(),
      await other.makePlan(),
      'nothing00000000',
      '" || id != "',
    ]) {
      expect(await refusal(given.athlete.follow(plan, 'changed', []))).toEqual({
        status: 400,
        fields: { plan: 'Plan not found or access denied.' },
      });
    }
  });

  it('for workouts of another athlete, though they are named', async () => {
    const { plan, ids } = await twoTuesdays();
    await plansOf().update(plan, { workouts: on('wednesday') });
    const other = await given.newAthlete();
    const theirs = await other.makePlan(on('tuesday'));
    await other.generate(theirs);
    await plansOf().update(theirs, { workouts: on('wednesday') });
    expect(await other.follow(theirs, 'changed', ids)).toEqual(NOTHING);
    expect(await given.athlete.dates()).toEqual([TUE, NEXT_TUE]);
  });

  it.each([
    [{ user: '' }, { user: 'Missing user or plan ID.' }],
    [{ plan: 3 }, { plan: 'Missing user or plan ID.' }],
    [{ user: 'nobody000000000' }, { user: 'Invalid user or plan ID.' }],
    [{ from: '2026-02-30' }, { from: 'Enter a date that exists.' }],
    [{ unit: 'day' }, { unit: 'The unit is week or month.' }],
    [{ group: 'new' }, { group: 'The group is one of: changed, gone, by hand.' }],
    [{ group: ['gone'] }, { group: 'The group is one of: changed, gone, by hand.' }],
    [{ chosen: 'w1' }, { chosen: 'Say which workouts: a list of at most 1000 texts.' }],
    [{ chosen: [{}] }, { chosen: 'Say which workouts: a list of at most 1000 texts.' }],
    [
      { chosen: Array.from({ length: 1001 }, String) },
      { chosen: 'Say which workouts: a list of at most 1000 texts.' },
    ],
  ])('for %j', async (change, fields) => {
    const { plan, ids } = await twoTuesdays();
    expect(await refusal(given.athlete.follow(plan, 'gone', ids, change))).toEqual({ status: 400, fields });
  });
});
