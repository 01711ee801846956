import { addWorkout, LEGS, storedExercises } from '../fixtures/workouts';
import { button, heading, label, link, text } from './screen';
import { expect, test } from './test';

test('an exercise is ticked off and the results of another are written', async ({ signedIn, hub, user }) => {
  const date = new Date().toISOString().slice(0, 10);
  const { id } = await addWorkout(hub, user, { date, exercises: LEGS });
  await signedIn.open('/workout');
  await signedIn.click(heading('Legs and back'));
  await signedIn.isAt(`/workout/${id}`);
  await signedIn.click({ role: 'checkbox', name: /Plank/ });
  await signedIn.sees(text('1 of 3 done'));
  await signedIn.click(button('Open Barbell Squat'));
  await signedIn.click(link('Add results'));
  await signedIn.fill(label('Results'), '3x8 @ 60 kg');
  await signedIn.click(button('Save'));
  await expect
    .poll(async () => (await storedExercises(user, id)).map(({ results }) => results ?? ''))
    .toEqual(['3x8 @ 60 kg', '', '']);
  await signedIn.open(`/workout/${id}`);
  await signedIn.sees(text('2 of 3 done'));
});
