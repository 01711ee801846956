import { expect, openInstalled, test, untilPrefetched } from '../fixtures/installed';
import { addWorkout, LEGS } from '../fixtures/workouts';

/** The result of a finished workout on the server. */
interface Finished {
  finished: string;
  note: string;
}

test('a workout that is finished without a network waits with its note, and is saved when it is back', async ({
  device,
  released,
  person,
  inDays,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const today = inDays(0);
  const { id } = await addWorkout(released, person, { date: today, exercises: LEGS });
  const page = await openInstalled(device, `/workout/${id}`);
  await untilPrefetched(page);
  await device.setOffline(true);
  await page.getByRole('checkbox', { name: 'Barbell Squat' }).click();
  await page.getByRole('button', { name: 'Finish workout' }).click();
  await expect(page.getByText('2 exercises are open.')).toBeVisible();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await page.getByLabel('Note to the coach').fill('Knee sore, so I stopped.');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(
    page.getByText('Kept on this device. It will be saved when the hub can be reached.'),
  ).toBeVisible();
  const stored = () => person.client.collection('workouts').getOne<Finished>(id);
  expect(await stored()).toMatchObject({ finished: '', note: '' });

  await device.setOffline(false);
  await expect.poll(async () => (await stored()).note).toBe('Knee sore, so I stopped.');
  expect((await stored()).finished).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});
