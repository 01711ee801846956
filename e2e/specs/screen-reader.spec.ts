import { addAlias } from '../fixtures/alias';
import { addItem } from '../fixtures/hub';
import { addCard } from '../fixtures/loyalty';
import { contract } from '../fixtures/obscura';
import { listen } from '../fixtures/spoken';
import { expect, test } from '../fixtures/test';
import { addWorkout, LEGS } from '../fixtures/workouts';
import { LoginPage } from '../pages/login-page';
import { ObscuraPage } from '../pages/obscura-page';
import { ExpiryForm, ExpiryList } from '../pages/expiry-pages';

test.describe('a guest', () => {
  test.use({ signedInAs: 'nobody' });

  test('hears the fields of the login, why it was refused, and the tools in their order', async ({
    page,
    user,
    problems,
  }) => {
    problems.expect(/answered 400: POST .*auth-with-password/);
    const spoken = await listen(page);
    const login = new LoginPage(page);
    await page.goto('/login');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Log In" [level=1]
      - textbox "E-mail"
      - textbox "Password"
      - button "Log In"
    `);
    await login.signIn({ email: user.email, password: 'not the password' });
    await expect.poll(spoken).toContain('Failed to log in. Please check your credentials.');
    await login.signIn(user);
    await expect(page).toHaveTitle('Apps');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - banner:
        - heading "Apps" [level=1]
      - main:
        - list:
          - listitem:
            - link /Workout/
          - listitem:
            - link /Aliases/
          - listitem:
            - link /Currency/
          - listitem:
            - link /Time/
          - listitem:
            - link /Obscura/
          - listitem:
            - link /Expiry/
          - listitem:
            - link /Loyality/
    `);
  });
});

test('a workout says its exercises, what is ticked and how much is done', async ({
  page,
  hub,
  user,
  inDays,
}) => {
  const { id } = await addWorkout(hub, user, { date: inDays(0), exercises: LEGS });
  await page.goto(`/workout/${id}`);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - checkbox /Barbell Squat/
        - button "Open Barbell Squat"
      - listitem:
        - checkbox /Dumbbell Lunges/
      - listitem:
        - checkbox /Plank/
  `);
  await page.getByRole('checkbox', { name: 'Plank' }).press('Space');
  await expect(page.getByRole('checkbox', { name: 'Plank' })).toBeChecked();
  await page.getByRole('button', { name: 'Open Plank' }).press('Enter');
  await page.getByRole('link', { name: 'Add results' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Plank' })).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - textbox "Results"
    - button "Save"
  `);
});

test('an address is said with what it is for, and that it is copied', async ({ page, context, user }) => {
  await context.grantPermissions(['clipboard-write']);
  const { email } = await addAlias(user, { description: 'Bookshop' });
  const spoken = await listen(page);
  await page.goto('/alias');
  await expect(page.getByRole('list', { name: 'Aliases' })).toMatchAriaSnapshot(`
    - listitem:
      - paragraph: Bookshop
      - button "${email}"
      - button "Edit"
  `);
  await page.getByRole('button', { name: email }).press('Enter');
  await expect.poll(spoken).toContainEqual(expect.stringContaining('Copied'));
});

test('a rate is said with its change, and an amount by its currency', async ({ page }) => {
  await page.goto('/currency');
  await expect(page.getByRole('list', { name: 'Exchange rates' })).toMatchAriaSnapshot(`
    - listitem:
      - link /EUR to CNY.*(Up|Down|Unchanged)/
  `);
  await page.goto('/currency/EUR-USD');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Converter":
      - textbox "EUR Euro"
      - button "Swap"
      - textbox "USD US Dollar"
      - paragraph: /1 EUR = .* USD/
    - heading "One year" [level=2]
    - tablist "Range":
      - tab "1M"
      - tab "3M"
      - tab "1Y" [selected]
    - tabpanel "1Y":
      - figure:
        - img /EUR to USD over one year, low .* high/
  `);
});

test('a clock is a region by its city, with its days as a list', async ({ page }) => {
  await page.goto('/time');
  await expect(page.getByRole('region', { name: 'Penang' })).toMatchAriaSnapshot(`
    - heading "Penang" [level=2]
    - list "Forecast for Penang":
      - listitem: /Today/
      - listitem
      - listitem
  `);
});

test('what a file gives away is said, and that nothing of it is left', async ({ page }) => {
  const obscura = new ObscuraPage(page);
  await obscura.open();
  await obscura.pick(await contract());
  await expect(obscura.findings).toMatchAriaSnapshot(`
    - region /private details? found/:
      - heading /private details? found/ [level=2]
      - heading "Who" [level=3]
      - term: Author
      - definition: Noor Aziz
  `);
  await obscura.process.press('Enter');
  // A screen reader announces the focused element.
  await expect(obscura.verdict).toBeFocused();
});

test('an item says what is wrong at its field, that it is saved, and asks before it goes', async ({
  page,
  user,
  inDays,
}) => {
  const spoken = await listen(page);
  const form = new ExpiryForm(page);
  await page.goto('/expiry/add');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - textbox "Name"
    - combobox "Country"
    - textbox "Expiry date"
  `);
  await form.save.press('Enter');
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.name).toHaveAccessibleDescription(/name/i);
  await form.fill({ name: 'Passport', expiryDate: inDays(12) });
  await form.save.press('Enter');
  await expect(page).toHaveURL('/expiry');
  await expect.poll(spoken).toContainEqual(expect.stringContaining('Saved'));
  await addItem(user, { name: 'Visa', expiryDate: inDays(3) });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row /Visa/
        - row /Passport/
  `);
  await new ExpiryList(page).choose('Visa', 'Delete');
  const question = page.getByRole('alertdialog', { name: /Visa|Delete/ });
  await expect(question).toMatchAriaSnapshot(`
    - alertdialog:
      - button "Cancel"
      - button "Delete"
  `);
});

test('a card at the till is a dialog that says what it shows, and gives the focus back', async ({
  page,
  user,
}) => {
  const { id } = await addCard(user);
  await page.goto(`/loyality/${id}`);
  const code = page.getByRole('main').getByRole('button', { name: / of / });
  await code.press('Enter');
  const till = page.getByRole('dialog', { name: /603571012345678|City Grocer/ });
  await expect(till).toMatchAriaSnapshot(`
    - button "Close"
    - img / of /
  `);
  await page.keyboard.press('Escape');
  await expect(till).toHaveCount(0);
  await expect(code).toBeFocused();
});

test('a hub that is away is said once it does not answer', async ({ page, whileAway }) => {
  const spoken = await listen(page);
  await page.goto('/expiry');
  await expect(page.getByText('No upcoming expiries')).toBeVisible();
  await whileAway(async () => {
    await page.getByRole('link', { name: 'Expired' }).press('Enter');
    await expect
      .poll(spoken)
      .toContainEqual(expect.stringMatching(/^Failed to load\. The hub could not be reached/));
  });
});
