import { newRecordId } from '@hub/pb-client';
import type { Workout } from '../../api/workout.schema';
import { type Collection, fieldsOf, type Row, type Table, TABLES, textOrEmpty } from './hub';
import type { Phone } from './phone';

/** The actions of a person on a device in a trial. */

export const EXERCISES = ['a', 'b', 'c', 'd'];
const writable = (name: string, value: string) => (name === 'email' ? `${value}@example.com` : value);

const tables = ['aliases', 'loyalty'] as const;

async function write(phone: Phone, trial: number) {
  const { chance, model } = phone.world;
  const collection = chance.pick(tables);
  const record = phone.free(collection);
  if (record === undefined) return;
  const name = chance.pick<string>(TABLES[collection]);
  const field = `${collection}/${record.id}:${name}`;
  const value = writable(name, model.newValue());
  model.write(field, value, textOrEmpty(record[name]), phone.name, trial);
  const { hub } = phone;
  if (await phone.change(record.id, () => hub.update(collection, record, { [name]: value })))
    model.promise(field, value);
}

async function make(phone: Phone, trial: number) {
  const { chance, model } = phone.world;
  const collection: Table = chance.pick(tables);
  const id = newRecordId();
  const taken = chance.is(0.1) ? phone.free('aliases')?.['email'] : undefined;
  const entries = TABLES[collection].map((name) => {
    const value = writable(name, model.newValue());
    return [name, name === 'email' ? textOrEmpty(taken) || value : value] as const;
  });
  const values = Object.fromEntries(entries);
  for (const [name, value] of entries)
    model.write(`${collection}/${id}:${name}`, value, '', phone.name, trial);
  const { hub } = phone;
  const isMade = await phone.change(id, () =>
    hub.create(collection, collection === 'loyalty' ? { ...values, type: 'barcode' } : values, id),
  );
  if (!isMade) return;
  model.noteMade(`${collection}/${id}`);
  for (const [name, value] of entries) model.promise(`${collection}/${id}:${name}`, value);
}

async function remove(phone: Phone) {
  const { chance, model } = phone.world;
  const collection = chance.pick(tables);
  const record = phone.free(collection);
  if (record === undefined || phone.hub.shown(collection).length < 6) return;
  const { hub } = phone;
  model.noteUnsure(`${collection}/${record.id}`);
  if (await phone.change(record.id, () => hub.remove(collection, record)))
    model.noteGone(`${collection}/${record.id}`);
}

async function train(phone: Phone, trial: number) {
  const { chance, model, ticks } = phone.world;
  const workout = phone.free('workouts') as unknown as Workout | undefined;
  if (workout === undefined) return;
  const { hub } = phone;
  const mine = EXERCISES.filter((_, index) => (index % 2 === 0) === (phone.name === 'phone'));
  const exerciseId = chance.is(0.5) ? chance.pick(EXERCISES) : chance.pick(mine);
  const field = `workouts/${workout.id}:${exerciseId}`;
  const exercise = workout.exercises.find(({ id }) => id === exerciseId);
  if (mine.includes(exerciseId) && chance.is(0.6)) {
    const completed = exercise?.completed !== true;
    ticks.set(field, new Set([...(ticks.get(field) ?? [false]), completed]));
    if (await phone.change(workout.id, () => hub.saveExercise(workout.id, { exerciseId, completed })))
      ticks.set(field, new Set([completed]));
    return;
  }
  const results = model.newValue();
  const resultsSeen = exercise?.results ?? '';
  model.write(field, results, resultsSeen, phone.name, trial);
  if (
    await phone.change(workout.id, () => hub.saveExercise(workout.id, { exerciseId, results, resultsSeen }))
  )
    model.promise(field, results);
}

type Asked = ReturnType<Phone['hub']['outbox']['waiting']['all']>[number];

/** Each field of a contested change: the person's value, the other person's, and the original one. */
function sidesOf({ collection, recordId, change, refusal, rules }: Asked) {
  const theirs = refusal?.theirs;
  if (change.kind !== 'update' || theirs === undefined) return null;
  const [begun, now] = [change.before, theirs].map((row) => fieldsOf(collection as Collection, row as Row));
  const mine = Array.isArray(change.changes)
    ? (change.changes as { exerciseId: string; results?: string; resultsSeen?: string }[]).flatMap(
        ({ exerciseId, results, resultsSeen }) =>
          results === undefined ? [] : [[exerciseId, results, resultsSeen ?? ''] as const],
      )
    : Object.entries(change.changes as Record<string, string>).map(
        ([name, value]) => [name, value, begun?.[name] ?? ''] as const,
      );
  const { contested } = rules.conflict(change.before, change.changes, theirs);
  return mine
    .filter(([name, value]) => value !== now?.[name])
    .map(([name, value, seen]) => ({
      field: `${collection}/${recordId}:${name}`,
      isSaid: contested.some((one) => one.mine === value),
      mine: value,
      theirs: now?.[name] ?? '',
      seen,
    }));
}

/** Whether all changes of a record were made on this device. */
function isOwn({ world: { model }, name: device }: Phone, { collection, recordId, change, refusal }: Asked) {
  if (change.kind !== 'update' || refusal?.theirs === undefined) return false;
  const [begun, now] = [change.before, refusal.theirs].map((row) =>
    fieldsOf(collection as Collection, row as Row),
  );
  return Object.entries(now ?? {}).every(
    ([name, value]) =>
      value === begun?.[name] || model.isPromisedOn(device, `${collection}/${recordId}:${name}`, value),
  );
}

/** The person resolves all conflicts, one way or the other. */
export async function answer(phone: Phone, trial: number) {
  const { chance, model, wrongQuestions } = phone.world;
  const { hub } = phone;
  for (const waiting of hub.outbox.waiting.all()) {
    // Nobody answers on a page that has ended, or while the same record is being saved.
    if (hub !== phone.hub) return;
    if (waiting.refusal === null || phone.isBusy(waiting.recordId)) continue;
    if (isOwn(phone, waiting))
      wrongQuestions.push(
        `${waiting.collection}/${waiting.recordId} is nobody else's: trial ${String(trial)}`,
      );
    const sides = sidesOf(waiting);
    const choice = chance.pick(['mine', 'theirs'] as const);
    for (const { field, isSaid, mine, theirs, seen } of sides ?? []) {
      if (!isSaid) wrongQuestions.push(`${mine} of ${field} was not asked about: trial ${String(trial)}`);
      if (choice === 'mine') model.replace(field, mine, theirs);
      else model.giveUp(field, mine, seen, phone.name);
    }
    if (waiting.change.kind === 'create') model.noteUnsure(`${waiting.collection}/${waiting.recordId}`);
    await phone.change(waiting.recordId, () =>
      sides === null ? hub.outbox.discard(waiting) : hub.outbox.decide(waiting, choice),
    );
  }
}

export const ACTS = [write, write, write, write, make, train, train, train, remove, answer];
