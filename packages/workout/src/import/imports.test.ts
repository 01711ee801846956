import { pb } from '@hub/pb-client';
import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { findReading, importFile, readImportFile, valuesInWords } from '@hub/tool-kit/import';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sample } from '../testing/import-files';
import type { ImportedWorkout } from './imported-workout';
import { imports } from './index';

vi.stubEnv('TZ', 'Europe/Berlin');
vi.stubGlobal('navigator', { language: 'en-GB' });

let server: TestServer;
let person: TestUser;

beforeAll(async () => {
  server = await startServer();
  person = await server.createUser();
  pb.baseURL = server.url;
  pb.authStore.save(person.client.authStore.token, person.client.authStore.record);
});

afterAll(async () => {
  pb.authStore.clear();
  await server.stop();
});

const tools = [{ tool: 'workout', name: 'Workout', formats: imports.formats }];

async function read(file: ReturnType<typeof importFile>, answers = {}) {
  const reading = await findReading(file, tools, answers);
  if ('question' in reading) throw new Error(reading.question.text);
  return { ...reading, workouts: reading.rows.map(({ values }) => values as ImportedWorkout) };
}
const save = (source: string, workouts: readonly ImportedWorkout[]) =>
  person.client.send<{ rows: { status: string }[] }>('/api/hub/import/workout', {
    method: 'POST',
    body: { source, mode: 'save', rows: workouts.map((values) => ({ values })) },
  });

it('takes a file in under the library’s exercises, and gives one’s own out so that it is here already', async () => {
  const squat = await server.superuser
    .collection('exercises')
    .create({ title: 'Squats', instructions: 'Go down.' });
  const stranger = await server.createUser();
  await stranger.client
    .collection('workouts')
    .create({ user: stranger.id, date: '2026-01-05', workoutTitle: 'Another’s', exercises: [] });
  const bytes = new TextEncoder().encode(sample('stronglifts-export-kg.csv'));
  const asked = await findReading(importFile('x.csv', bytes), tools, {});
  if (!('question' in asked && 'names' in asked.question)) throw new Error('Nothing is asked.');
  expect(asked.question.names.map(({ name }) => name)).toContain('Bench Press');
  const names = asked.question.names.map(({ name }) => [name, name === 'Squat' ? squat.id : '']);
  await asked.question.keep(JSON.stringify(Object.fromEntries(names)));
  const { format, workouts } = await read(importFile('x.csv', bytes));
  expect(format.id).toBe('stronglifts');
  expect(workouts[0]?.exercises.map(({ code }) => code)).toEqual([squat.id, 'Bench Press', 'Barbell Row']);
  const saved = await save(format.id, workouts);
  expect(saved.rows.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'new'));
  const [make] = imports.exports.map((one) => one.make);
  const file = await make?.(person.id);
  if (!file) throw new Error('There is no file.');
  expect(await file.text()).not.toContain('Another’s');
  const back = await read(await readImportFile(file));
  expect(back.format.id).toBe('hevy');
  const again = await save(back.format.id, back.workouts);
  expect(again.rows.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'here'));
});

it('says what a workout holds', () => {
  const exercises = [
    { id: 'a', title: 'Squat', results: '3x8 @ 60 kg' },
    { id: 'b', title: 'Plank' },
  ];
  const values = {
    date: '2026-01-05',
    workoutTitle: 'Legs',
    finished: '2026-01-05T19:02:00Z',
    note: '',
    exercises,
  };
  expect(valuesInWords(imports.fields, 'Legs', values)).toBe('5 Jan 2026, 20:02, Squat 3x8 @ 60 kg; Plank');
});
