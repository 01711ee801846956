import { refusal, startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { ClientResponseError } from 'pocketbase';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

/** Coaches' notes on a real server: the athlete has no access to notes about them in any way. */

const TEXT = 'Left knee: no deep squats.';
const SOON = { interval: 20 };

let server: TestServer;
let coach: TestUser;
let athlete: TestUser;
let note: string;

beforeAll(async () => {
  server = await startServer();
  [coach, athlete] = await Promise.all([server.createUser({ role: 'admin' }), server.createUser()]);
  ({ id: note } = await coach.client.collection('coach_notes').create({ user: athlete.id, text: TEXT }));
});
afterEach(async () => {
  await Promise.all([coach, athlete].map(({ client }) => client.realtime.unsubscribe()));
});
afterAll(() => server.stop());

/** Every relation through which the athlete's requests could reach notes. */
const WAYS = ['coach_notes_via_user', 'coach_notes_via_author'];

describe('the athlete', () => {
  /** The ids in a list, or the status if it is rejected. */
  const ask = async (collection: string, options: object) => {
    try {
      return (await athlete.client.collection(collection).getFullList(options)).map(({ id }) => id);
    } catch (error) {
      if (error instanceof ClientResponseError) return error.status;
      throw error;
    }
  };

  it.each(WAYS)('learns no letter of a note by filters of their own record through %s', async (way) => {
    const conditions = [`text ~ "knee"`, `text ~ "nowhere"`, `text != ""`, `id = "${note}"`];
    const answers = await Promise.all(
      conditions.map((condition) => ask('users', { filter: `${way}.${condition}` })),
    );
    expect(answers).toEqual(conditions.map(() => 400));
  });

  it.each(WAYS)('learns nothing by sorting or expanding through %s', async (way) => {
    expect(await ask('users', { sort: `${way}.text` })).toBe(400);
    const own = athlete.client.collection('users').getOne(athlete.id, { expand: way });
    expect(await refusal(own)).toMatchObject({ status: 400 });
    expect(await ask('users', { expand: `${way}.user` })).toBe(400);
  });

  it('can’t name the notes in a question about something else', async () => {
    expect(await ask('exercises', { filter: `@collection.coach_notes.text ~ "knee"` })).toBe(400);
    expect(await ask('workouts', { filter: `user.coach_notes_via_user.text ~ "knee"` })).toBe(400);
  });

  it('hears nothing of it live: not when it comes, changes and goes, nor with their own record', async () => {
    const heard = vi.fn();
    const notes = athlete.client.collection('coach_notes');
    await notes.subscribe('*', heard);
    await notes.subscribe(note, heard);
    const own = vi.fn<(e: object) => void>();
    await athlete.client.collection('users').subscribe(athlete.id, own);
    const toCoach = vi.fn();
    await coach.client.collection('coach_notes').subscribe('*', ({ action }) => void toCoach(action));

    const records = coach.client.collection('coach_notes');
    const { id } = await records.create({ user: athlete.id, text: TEXT });
    await records.update(id, { text: 'The knee is fine.' });
    await records.update(note, { text: TEXT });
    await records.delete(id);
    await coach.client.collection('users').update(athlete.id, { name: 'Sam' });
    await vi.waitFor(() => expect(own).toHaveBeenCalled(), SOON);
    await vi.waitFor(() => expect(toCoach).toHaveBeenCalledTimes(4), SOON);
    expect(JSON.stringify(own.mock.calls)).not.toContain('knee');
    expect(heard).not.toHaveBeenCalled();
  });

  it('who becomes an admin later still gets none about themselves, and all others', async () => {
    const former = await server.createUser({ role: 'admin' });
    const records = coach.client.collection('coach_notes');
    const { id } = await records.create({ user: former.id, text: TEXT });
    const theirs = former.client.collection('coach_notes');
    expect((await theirs.getFullList()).map((one) => one.id)).toEqual([note]);
    expect(await refusal(theirs.getOne(id))).toMatchObject({ status: 404 });
    expect(await refusal(theirs.update(id, { text: 'Fine.' }))).toMatchObject({ status: 404 });
    expect(await refusal(theirs.delete(id))).toMatchObject({ status: 404 });
    const aboutMe = theirs.create({ user: former.id, text: 'I am fast.' });
    expect(await refusal(aboutMe)).toMatchObject({ status: 400 });
    const through = { filter: `coach_notes_via_user.text ~ "knee"` };
    const asked = former.client.collection('users').getFullList(through);
    expect(await refusal(asked)).toMatchObject({ status: 400 });
    await records.delete(id);
  });
});

describe('a note', () => {
  it('is signed by its author, whatever the request says, and stays with them and its athlete', async () => {
    const records = coach.client.collection('coach_notes');
    const made = await records.create({ user: athlete.id, author: athlete.id, text: ` ${TEXT} ` });
    expect(made).toMatchObject({ author: coach.id, user: athlete.id, text: TEXT, rev: 1 });
    for (const change of [{ author: athlete.id }, { author: '' }, { user: coach.id }]) {
      expect(await refusal(records.update(made.id, change))).toMatchObject({ status: 404 });
    }
    expect(await records.update(made.id, { text: 'Fine.' })).toMatchObject({ author: coach.id, rev: 2 });
    await records.delete(made.id);
  });

  it('is changed by any admin, and two who do at once are told', async () => {
    const other = await server.createUser({ role: 'admin' });
    const records = other.client.collection('coach_notes');
    const { rev } = await records.update(note, { text: `${TEXT} Lunges too.` });
    const late = coach.client.collection('coach_notes').update(note, { text: 'Mine', rev: Number(rev) - 1 });
    expect(await refusal(late)).toMatchObject({ status: 409 });
    await records.update(note, { text: TEXT });
  });

  it('needs a text of at most 5,000 characters', async () => {
    const records = coach.client.collection('coach_notes');
    for (const text of ['', '   ', 'x'.repeat(5001)]) {
      expect(await refusal(records.create({ user: athlete.id, text }))).toMatchObject({ status: 400 });
    }
  });

  it('goes with its athlete, and outlives its author', async () => {
    const [leaver, author] = await Promise.all([server.createUser(), server.createUser({ role: 'admin' })]);
    const theirs = author.client.collection('coach_notes');
    const [kept, gone] = await Promise.all([
      theirs.create({ user: athlete.id, text: 'Kept.' }),
      theirs.create({ user: leaver.id, text: 'Gone.' }),
    ]);
    await server.superuser.collection('users').delete(leaver.id);
    await server.superuser.collection('users').delete(author.id);
    const records = server.superuser.collection('coach_notes');
    expect(await refusal(records.getOne(gone.id))).toMatchObject({ status: 404 });
    expect(await records.getOne(kept.id)).toMatchObject({ text: 'Kept.', author: '' });
  });
});
