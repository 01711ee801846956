import { addDays } from '@hub/calendar';
import type { TestServer, TestUser } from '@hub/pocketbase/testing';
import { addAlias } from '../../e2e/fixtures/alias';
import { dateIn } from '../../e2e/fixtures/dates';
import { addItem } from '../../e2e/fixtures/hub';
import { addCard } from '../../e2e/fixtures/loyalty';
import { addWorkout, LEGS } from '../../e2e/fixtures/workouts';
import { TILES } from '../../e2e/pages/home-page';

/** The number of records in each list. */
const RECORDS = 12;

/** A screen to measure, and the person who opens it. */
export interface Screen {
  path: string;
  person: TestUser | null;
}

/**
 * Fills a hub for an athlete and a coach; returns the first screens of all tools, and the screens for the
 * till.
 */
export async function furnish(server: TestServer): Promise<Screen[]> {
  const [person, coach] = await Promise.all([server.createUser(), server.createUser({ role: 'admin' })]);
  const today = dateIn('UTC', new Date());
  for (let at = 0; at < RECORDS; at += 1) {
    await addItem(person, { name: `Passport ${at}`, expiryDate: addDays(today, at * 9 + 1) });
    await addAlias(person, { description: `Shop ${at}` });
    await addWorkout(server, person, { date: addDays(today, at), exercises: LEGS });
    await addCard(person, { name: `Shop ${at}` });
  }
  const card = await addCard(person, { name: 'Grocer', type: 'qrcode', cardId: '4410278' });
  return [
    { path: '/login', person: null },
    ...[{ path: '/' }, ...TILES].map(({ path }) => ({ path, person })),
    { path: '/workout/admin', person: coach },
    { path: `/loyality/${card.id}`, person },
  ];
}
