import { addressesOf, adminAddressesOf, navigate } from '../fixtures/addresses';
import { addExercises, removeExercises } from '../fixtures/exercises';
import { addItem } from '../fixtures/hub';
import { addCard } from '../fixtures/loyalty';
import { addPlan, planWorkout } from '../fixtures/plans';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS } from '../fixtures/workouts';
import { LoginPage } from '../pages/login-page';

const NONE = 'a'.repeat(15);
const ALL = addressesOf({ workout: NONE, item: NONE, card: NONE });
const ADMIN = adminAddressesOf({ athlete: NONE, plan: NONE, template: NONE, exercise: NONE });

test('each address opens its screen', async ({ page, hub, user, inDays }) => {
  test.slow();
  const { id: workout } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
  const { id: item } = await addItem(user, { name: 'Passport', expiryDate: inDays(12) });
  const { id: card } = await addCard(user, { name: 'Grocer', cardId: '1' });
  for (const [path, heading] of addressesOf({ workout, item, card })) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page).toHaveURL(path === '/progress' ? '/progress/overview' : path);
  }
});

test.describe('an admin', () => {
  test.use({ signedInAs: 'admin' });
  test.afterEach(({ hub }) => removeExercises(hub));

  test('finds a screen at each address of the admin area', async ({ page, hub, addPerson }) => {
    const { id: athlete } = await addPerson();
    const { id: plan } = await addPlan(hub, { id: athlete }, [planWorkout('Legs', ['monday'])]);
    const { id: template } = await addPlan(hub, { id: '' }, [planWorkout('Legs', ['monday'])]);
    const [exercise = ''] = await addExercises(hub, ['Plank']);
    for (const [path, heading] of adminAddressesOf({ athlete, plan, template, exercise })) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    }
    // If the page were still open, its realtime update would make it request the deleted record again.
    await page.goto('about:blank');
    await hub.superuser.collection('plans').delete(template);
  });
});

test('who is no admin is led home from each address of the admin area', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
  for (const [path] of ADMIN) {
    await navigate(page, path);
    await expect(page, path).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Apps');
  }
});

test.describe('a guest', () => {
  test.use({ signedInAs: 'nobody' });

  test('is led from each address to the login page, which remembers it', async ({ page }) => {
    await page.goto('/expiry');
    for (const [path] of [...ALL, ...ADMIN]) {
      await navigate(page, path);
      await expect(page).toHaveURL(path === '/' ? '/login' : `/login?from=${encodeURIComponent(path)}`);
      await expect(new LoginPage(page).submit, path).toBeVisible();
    }
  });
});
