import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { card, send } from './importing';

let server: TestServer;
let athlete: TestUser;
let coach: TestUser;

beforeAll(async () => {
  server = await startServer();
  [athlete, coach] = await Promise.all([server.createUser(), server.createUser({ role: 'admin' })]);
});

afterAll(() => server.stop());

const legs = { date: '2030-01-01', workoutTitle: 'Legs' };
const shop = { name: 'Shop', cardId: '1', type: 'none' };

describe.each(['\u0000', 'a\u0007b', '\u001B[31m'])(
  'the text %j where a list or an object belongs',
  (text) => {
    it.each([
      ['workouts', 'exercises', 'The exercises must be a list.', () => ({ ...legs, user: coach.id })],
      ['plans', 'workouts', 'The workouts must be a list.', () => ({ planTitle: 'Strength' })],
      ['loyalty', 'groups', 'Give the groups as a list of names.', () => shop],
      ['reminder_rules', 'leads', expect.any(String), () => ({})],
      ['reminder_rules', 'categoryLeads', expect.any(String), () => ({ leads: [1] })],
      ['training_settings', 'exerciseNames', expect.any(String), () => ({})],
    ])('is refused as any other in %s: %s', async (collection, field, problem, others) => {
      const made = coach.client.collection(collection).create({ ...others(), [field]: text });
      expect(await refusal(made)).toEqual({ status: 400, fields: { [field]: problem as string } });
    });

    it('is refused of an athlete who changes a workout, planned or their own', async () => {
      const own = await athlete.client.collection('workouts').create({ ...legs, user: athlete.id });
      const planned = await coach.client.collection('workouts').create({ ...legs, user: athlete.id });
      for (const { id } of [own, planned]) {
        const change = athlete.client.collection('workouts').update(id, { exercises: text });
        expect(await refusal(change)).toEqual({
          status: 400,
          fields: { exercises: expect.any(String) as string },
        });
      }
    });

    it('is refused in a file, and the other rows are imported', async () => {
      const { rows } = await send(
        athlete.client,
        [card({ groups: text }), card({ cardId: text.length.toString() })],
        {
          tool: 'loyalty',
        },
      );
      expect(rows).toMatchObject([
        { status: 'refused', problems: { groups: 'Give the groups as a list of names.' } },
        { status: expect.stringMatching(/new|here/) as string },
      ]);
    });
  },
);
