import { addCard, type StoredCard } from '../fixtures/loyalty';
import { addWorkout, LEGS, storedExercises } from '../fixtures/workouts';
import { button, heading, label, link, text } from './screen';
import { expect, test } from './test';

const WAITS = 'Waiting to be saved';

test('while the hub is away it opens from the device, and what is done waits and is saved once', async ({
  signedIn,
  hub,
  user,
}) => {
  const date = new Date().toISOString().slice(0, 10);
  const workout = await addWorkout(hub, user, { date, exercises: LEGS });
  const kopitiam = await addCard(user, { name: 'Kopitiam', cardId: '603571012345678' });
  await signedIn.open('/');
  await signedIn.isInstalled();
  await signedIn.hasPrefetched();

  await hub.suspend();
  await signedIn.open(`/workout/${workout.id}`);
  await signedIn.click({ role: 'checkbox', name: /Barbell Squat/ });
  await signedIn.sees(text('1 of 3 done'));
  await signedIn.sees(text(WAITS));
  await signedIn.open(`/loyality/${kopitiam.id}`);
  await signedIn.sees({ role: 'img', name: / of / });
  await signedIn.open('/loyality');
  await signedIn.sees(text(/^Offline\./));
  await signedIn.click(link('Add Loyalty Card'));
  await signedIn.fill(label('Name'), 'Harbour Foods');
  await signedIn.fill(label('Card ID'), '6035710123456789');
  await signedIn.click(button('Save'));
  await signedIn.sees(heading('Harbour Foods'));

  await hub.resume();
  await signedIn.open('/account');
  await signedIn.seesNo(text(WAITS));
  const names = async () =>
    (await user.client.collection('loyalty').getFullList<StoredCard>({ sort: 'created' })).map(
      ({ name }) => name,
    );
  await expect.poll(names).toEqual(['Kopitiam', 'Harbour Foods']);
  const ticks = async () =>
    (await storedExercises(user, workout.id)).map(({ completed }) => completed === true);
  await expect.poll(ticks).toEqual([true, false, false]);
});
