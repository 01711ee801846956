import { parseRecord } from '@hub/pb-client';
import { describe, expect, it } from 'vitest';
import { person } from '../../../api/person.schema';
import { planItem } from '../../../api/plans';
import { standingWorkout } from '../../../api/workout.schema';
import { KIM, planWorkout, SAM, samplePerson, samplePlan, sampleWorkout } from '../../../testing';
import { canChoose, type Choice, previewsOf } from './athlete-preview';
import { lineOf, notesOf } from './athlete-text';
import { areTooMany, areTooManyAthletes, isTooMuch, orderOf, sumOf } from './several-order';

const TODAY = '2026-11-23';
const sam = parseRecord(person, samplePerson({ id: SAM }));
const kim = parseRecord(person, samplePerson({ id: KIM, name: 'Kim Sands' }));
const coach = parseRecord(person, samplePerson({ name: 'Mira', role: 'admin' }));

const plan = (values: Parameters<typeof samplePlan>[0]) => parseRecord(planItem, samplePlan(values));
/** Two days a week. */
const legs = [planWorkout('Legs', 'weekly', ['tuesday', 'saturday'])];
const standing = (user: string, of: { id: string }, planned: string, ...dates: string[]) =>
  dates.map((date) =>
    parseRecord(standingWorkout, sampleWorkout({ user, date, plan: of.id, planWorkout: planned })),
  );

const choice = (values: Partial<Choice> = {}): Choice => ({
  template: null,
  horizon: { from: TODAY, duration: 2, unit: 'week' },
  turned: new Map(),
  ...values,
});

type Known = Parameters<typeof previewsOf>[0];

function previewOf(known: Partial<Known>, values: Partial<Choice> = {}) {
  const all: Known = { people: [sam], plans: [], standing: [], ...known };
  const [athlete] = previewsOf(all, choice(values), TODAY);
  if (!athlete) throw new Error('There is no athlete.');
  const titles = new Map(all.plans.map(({ id, planTitle }) => [id, planTitle]));
  return { ...athlete, line: lineOf(athlete, titles, TODAY), notes: notesOf(athlete, titles, TODAY) };
}

describe('an athlete’s own plan', () => {
  it('makes what is not there yet', () => {
    const own = plan({ workouts: legs });
    const athlete = previewOf({
      plans: [own],
      standing: standing(SAM, own, 'legs', '2026-11-24', '2026-11-28'),
    });
    expect(athlete).toMatchObject({
      plan: own,
      counts: { new: 2, there: 2, out: 0 },
      hindrance: null,
      line: 'Winter strength until 28 Nov',
      notes: ['There: Winter strength, 24 Nov to 28 Nov'],
    });
  });

  it('is the newest of several that they follow', () => {
    const [newer, older] = [plan({ workouts: legs }), plan({ planTitle: 'Older', workouts: legs })];
    const unfollowed = plan({ active: false, workouts: legs });
    expect(previewOf({ plans: [unfollowed, newer, older] }).plan).toBe(newer);
  });

  it('goes on in step with the weeks before its first day', () => {
    const workouts = [planWorkout('Hour', 'bi-weekly', ['sunday'])];
    const own = plan({ workouts, start: '2026-11-20' });
    const { planned } = previewOf({ plans: [own], standing: standing(SAM, own, 'hour', '2026-11-22') });
    expect(planned.map(({ date }) => date)).toEqual(['2026-12-06']);
  });

  it.each([
    ['no plan', [], 'No active plan'],
    ['no workouts', [plan({ workouts: [] })], 'Winter strength has no workouts'],
    [
      'no dates',
      [plan({ workouts: [planWorkout('Legs', 'weekly', [])] })],
      'Winter strength has no days in these weeks',
    ],
  ])('makes nothing for want of it: %s', (hindrance, plans, line) => {
    const athlete = previewOf({ plans });
    expect(athlete).toMatchObject({ hindrance, line, counts: { new: 0 } });
    expect(canChoose(athlete)).toBe(false);
  });

  it('makes nothing where all of it is there', () => {
    const own = plan({ workouts: legs });
    const dates = ['2026-11-24', '2026-11-28', '2026-12-01', '2026-12-05'];
    const athlete = previewOf({ plans: [own], standing: standing(SAM, own, 'legs', ...dates) });
    expect(athlete).toMatchObject({
      hindrance: 'all there',
      line: 'Winter strength until 5 Dec: all of it is there',
    });
    expect(canChoose(athlete)).toBe(false);
  });

  it('leaves out what is unticked, and stays chosen', () => {
    const own = plan({ workouts: legs });
    const dates = ['2026-11-24', '2026-11-28', '2026-12-01', '2026-12-05'];
    const turned = new Map([[SAM, new Set(dates.map((date) => `legs/${date}`))]]);
    expect(previewOf({ plans: [own] }, { turned })).toMatchObject({
      hindrance: null,
      counts: { new: 0, out: 4 },
      notes: ['Left out: 24 Nov, 28 Nov, 1 Dec and 1 more'],
    });
  });

  it('puts nothing on a day of another plan, but on one of a workout made by hand', () => {
    const [own, other] = [plan({ workouts: legs }), plan({ active: false, planTitle: 'Base plan' })];
    const athlete = previewOf({
      plans: [own, other],
      standing: [
        ...standing(SAM, other, 'base', '2026-11-24'),
        ...standing(SAM, { id: '' }, '', '2026-11-28'),
      ],
    });
    expect(athlete).toMatchObject({ counts: { new: 3, there: 1 }, notes: ['There: Base plan, 24 Nov'] });
  });

  it('names the plan of a workout that was moved off its day', () => {
    const own = plan({ workouts: legs });
    const [workout] = standing(SAM, own, 'legs', '2026-11-25');
    const moved = { ...workout!, plannedDate: '2026-11-24' };
    expect(previewOf({ plans: [own], standing: [moved] })).toMatchObject({
      counts: { new: 3, there: 1 },
      notes: ['There: Winter strength, 25 Nov'],
    });
  });

  it('names what is skipped', () => {
    const own = plan({ workouts: [...legs, planWorkout('Mobility', 'weekly', ['everyday'])] });
    expect(previewOf({ plans: [own] }).notes).toEqual([
      'Mobility is skipped: “everyday” is not a weekday. Choose its days in the plan.',
    ]);
  });
});

describe('a template', () => {
  const template = plan({ user: '', active: false, planTitle: 'Spring', workouts: legs });

  it('is for who has no plan to come', () => {
    expect(previewOf({ plans: [template] }, { template })).toMatchObject({
      plan: template,
      counts: { new: 4 },
      hindrance: null,
      line: 'No workouts to come',
    });
  });

  it('is taken as the copy that the athlete follows, with what that has made', () => {
    const old = plan({ origin: template.id, active: false });
    const copy = plan({ origin: template.id, planTitle: 'Spring, lighter', workouts: legs });
    const known = { plans: [old, copy, template], standing: standing(SAM, copy, 'legs', '2026-11-24') };
    expect(previewOf(known, { template })).toMatchObject({
      plan: copy,
      counts: { new: 3, there: 1 },
      hindrance: null,
      line: 'Spring, lighter until 24 Nov',
    });
  });

  it('is not for who has another plan on its days, unless the coach says so', () => {
    const own = plan({ planTitle: 'Base plan', workouts: legs });
    const known = {
      plans: [own, template],
      standing: standing(SAM, own, 'legs', '2026-11-24', '2026-12-01'),
    };
    const athlete = previewOf(known, { template });
    expect(athlete).toMatchObject({
      counts: { new: 2, there: 2 },
      hindrance: 'another plan',
      line: 'Base plan until 1 Dec: choose a later start',
      notes: ['There: Base plan, 24 Nov to 1 Dec'],
    });
    expect(canChoose(athlete)).toBe(true);
    const later = { ...choice().horizon, from: '2026-12-02' };
    expect(previewOf(known, { template, horizon: later }).hindrance).toBeNull();
  });
});

it('nobody who is deactivated is asked for', () => {
  const gone = { ...sam, isDeactivated: true };
  const known = { people: [gone, kim], plans: [plan({ workouts: legs })], standing: [] };
  expect(previewsOf(known, choice(), TODAY).map(({ name }) => name)).toEqual(['Kim Sands']);
});

describe('several athletes', () => {
  const plans = [plan({ workouts: legs }), plan({ user: KIM, workouts: legs })];
  const known = { people: [coach, kim, sam], plans, standing: [] };

  it('are those who train, in the order of the people', () => {
    expect(previewsOf(known, choice(), TODAY).map(({ name }) => name)).toEqual(['Kim Sands', 'Sam Rivers']);
    const training = { ...known, plans: [...plans, plan({ user: coach.id, workouts: legs })] };
    expect(previewsOf(training, choice(), TODAY)[0]?.name).toBe('Mira');
  });

  it('of one name are told apart by their e-mail', () => {
    const other = parseRecord(person, samplePerson({ email: 'other@example.com' }));
    const names = previewsOf({ people: [sam, other], plans: [], standing: [] }, choice(), TODAY);
    expect(names.map(({ name }) => name)).toEqual([
      'Sam Rivers (sam@example.com)',
      'Sam Rivers (other@example.com)',
    ]);
  });

  it('are asked for with all that is not new left out', () => {
    const turned = new Map([[KIM, new Set(['legs/2026-11-24'])]]);
    const other = plan({ active: false });
    const athletes = previewsOf(
      { ...known, standing: standing(SAM, other, 'base', '2026-11-28') },
      choice({ turned }),
      TODAY,
    );
    expect(sumOf(athletes)).toEqual({ new: 6, there: 1, out: 1 });
    expect(orderOf(athletes, choice().horizon)).toEqual({
      ...choice().horizon,
      athletes: [
        { user: KIM, plan: plans[1]?.id, rev: plans[1]?.rev, without: ['legs/2026-11-24'] },
        { user: SAM, plan: plans[0]?.id, rev: plans[0]?.rev, without: ['legs/2026-11-28'] },
      ],
    });
  });

  it('are asked for only where something is new', () => {
    const dates = ['2026-11-24', '2026-11-28', '2026-12-01', '2026-12-05'];
    const turned = new Map([[KIM, new Set(dates.map((date) => `legs/${date}`))]]);
    const { athletes } = orderOf(previewsOf(known, choice({ turned }), TODAY), choice().horizon);
    expect(athletes.map(({ user }) => user)).toEqual([SAM]);
  });

  it('are at most a thousand workouts together', () => {
    const daily = plans.map((one) => ({ ...one, workouts: [planWorkout('Walk', 'daily', [])] }));
    const made = (duration: number) =>
      previewsOf(
        { ...known, plans: daily },
        choice({ horizon: { from: TODAY, duration, unit: 'week' } }),
        TODAY,
      );
    expect(areTooMany(made(71))).toBe(false);
    expect(areTooMany(made(72))).toBe(true);
    // Of one alone it would be too many: nothing is planned then.
    expect(areTooMany(made(200))).toBe(true);
  });

  it('are at most a hundred who get something', () => {
    const all = previewsOf(known, choice(), TODAY);
    const [first] = all;
    const hundred = Array.from({ length: 100 }, () => first!);
    expect(areTooManyAthletes(hundred)).toBe(false);
    expect(areTooManyAthletes([...hundred, { ...first!, counts: { new: 0, there: 4, out: 0 } }])).toBe(false);
    expect(areTooManyAthletes([...hundred, first!])).toBe(true);
  });

  it('are at most 10 MB together', () => {
    const large = plans.map((one) => ({
      ...one,
      workouts: legs.map((workout) => ({ ...workout, workoutDescription: 'x'.repeat(1_300_000) })),
    }));
    const athletes = previewsOf({ ...known, plans: large }, choice(), TODAY);
    expect(isTooMuch(athletes)).toBe(true);
    expect(isTooMuch(athletes.slice(1))).toBe(false);
  });
});
