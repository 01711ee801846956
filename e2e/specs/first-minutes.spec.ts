import type { TestServer, TestUser } from '@hub/pocketbase/testing';
import type { Page } from '@playwright/test';
import { countTaps, type Taps } from '../fixtures/taps';
import { expect, test as base } from '../fixtures/test';
import { workoutsOf } from '../fixtures/workouts';
import { PeoplePages } from '../pages/coach-pages';
import { ExpiryForm, ExpiryList } from '../pages/expiry-pages';
import { HomePage } from '../pages/home-page';
import { CardForm, CardView } from '../pages/loyalty-pages';
import { PlanEditor, PlanList } from '../pages/plan-pages';

/** The maximum taps of a family and of a coach (specification §9.1294, §9.1295). */
const MOST_TAPS = { family: 18, coach: 12 };

/** Taps, with the keys that are pressed on a phone's keyboard besides the text. */
const tapsIn = ({ clicks, keys }: Taps) => clicks + keys;

/** The owner signs in, alone on a hub that no other test uses. */
const test = base.extend({
  hub: [async ({ hub }, use) => use(hub), { scope: 'worker' }],

  user: async ({ hub }, use) => {
    const client = await hub.signIn(hub.owner);
    await use({ ...hub.owner, id: client.authStore.record?.id ?? '', client });
  },
});

/** The end of the family's addresses. */
const FAMILY = '@family.test';
/** When the passport expires: as it is typed, in any order of day and month, and as it is stored. */
const EXPIRES = { typed: '03032031', on: '2031-03-03' };

/** Adds a person with the form that is open, and copies the message for them; signs in as that person. */
async function addRelative(page: Page, hub: TestServer, name: string): Promise<TestUser> {
  const people = new PeoplePages(page);
  const email = `${name.toLowerCase()}${FAMILY}`;
  await expect(people.field('Name')).toBeFocused();
  await page.keyboard.type(name);
  await people.field('E-mail').click();
  await page.keyboard.type(email);
  const password = await people.field('Password').inputValue();
  await people.save();
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const client = await hub.signIn({ email, password });
  return { id: client.authStore.record?.id ?? '', email, password, client };
}

async function addPassport(page: Page) {
  const form = new ExpiryForm(page);
  await page.getByRole('link', { name: 'Add a document' }).click();
  await expect(form.name).toBeFocused();
  await page.keyboard.type('Passport');
  await form.expiryDate.click({ position: { x: 20, y: 20 } });
  await page.keyboard.type(EXPIRES.typed);
  await form.toggleShared();
  await form.save.click();
  await expect(new ExpiryList(page).item('Passport')).toBeVisible();
}

async function addCard(page: Page) {
  const form = new CardForm(page);
  await page.getByRole('link', { name: 'Add a card' }).click();
  await expect(form.name).toBeFocused();
  await page.keyboard.type('City Grocer');
  await form.cardId.click();
  await page.keyboard.type('603571012345678');
  await page.getByText('Share with everyone here').click();
  await form.save.click();
  await expect(new CardView(page).code).toBeVisible();
}

test.afterEach(async ({ page, hub: { superuser } }) => {
  // Home would request records that are being deleted.
  await page.goto('about:blank');
  for (const name of ['expiry', 'loyalty']) await superuser.collections.truncate(name);
  const people = superuser.collection('users');
  const family = await people.getFullList({ filter: superuser.filter('email ~ {:end}', { end: FAMILY }) });
  for (const { id } of family) await people.delete(id);
});

test('a family of three with a shared passport and card takes 18 taps from home at most', async ({
  page,
  context,
  hub,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await new HomePage(page).open();
  await expect(page.getByRole('heading', { name: 'Three steps to begin' })).toBeVisible();
  const taps = await countTaps(page);

  await page.getByRole('link', { name: 'Add a person' }).click();
  const mia = await addRelative(page, hub, 'Mia');
  await page.getByRole('button', { name: 'Add another' }).click();
  const leo = await addRelative(page, hub, 'Leo');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Add people (done)' })).toBeVisible();
  await addPassport(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await addCard(page);

  expect(taps.clicks).toBeGreaterThan(0);
  expect(tapsIn(taps)).toBeLessThanOrEqual(MOST_TAPS.family);
  for (const { client } of [mia, leo]) {
    const items = await client.collection('expiry').getFullList();
    expect(items).toMatchObject([{ name: 'Passport', expiryDate: EXPIRES.on }]);
    const cards = await client.collection('loyalty').getFullList();
    expect(cards).toMatchObject([{ name: 'City Grocer', cardId: '603571012345678' }]);
  }
});

test('a coach makes the first plan of an athlete and two weeks of it by 12 taps from home at most', async ({
  page,
  hub,
  addPerson,
}) => {
  const athlete = await addPerson({ name: 'Sam Rivers' });
  const home = new HomePage(page);
  const editor = new PlanEditor(page);
  const plans = new PlanList(page, athlete.id);
  await home.open();
  const taps = await countTaps(page);

  await home.tile('Workout').click();
  await page.getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('link', { name: 'Sam Rivers Make a plan' }).click();
  await expect(editor.title).toBeFocused();
  await page.keyboard.type('Winter strength');
  await page.getByRole('button', { name: 'Add workout' }).click();
  await expect(page.getByLabel('Workout title')).toBeFocused();
  await page.keyboard.type('Legs');
  for (const day of ['Tuesday', 'Saturday']) await page.getByRole('checkbox', { name: day }).click();
  await editor.picker.click();
  for (const words of ['barbell squat', 'plank']) {
    await page.keyboard.type(words);
    await page.getByRole('option').first().click();
  }
  await expect(editor.exercises).toHaveCount(2);
  await editor.save.click();
  await page.getByRole('button', { name: 'Generate workouts' }).click();
  await expect(plans.dialog.getByLabel('Duration')).toBeFocused();
  await page.keyboard.type('2');
  await plans.dialog.getByRole('button', { name: 'Generate 4 workouts' }).click();
  await expect(plans.lastChange).toContainText('4 workouts created');

  expect(taps.clicks).toBeGreaterThan(0);
  expect(tapsIn(taps)).toBeLessThanOrEqual(MOST_TAPS.coach);
  const made = await workoutsOf(hub, athlete);
  expect(made).toHaveLength(4);
  for (const { workoutTitle, exercises } of made) {
    expect(workoutTitle).toBe('Legs');
    expect(exercises).toHaveLength(2);
  }
});
