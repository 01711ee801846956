import { expectNoViolations } from '../../fixtures/accessibility';
import { expectReadableInAnySize } from '../../fixtures/large-text';
import { expectTargetsForFingers } from '../../fixtures/layout';
import { SCREENS } from '../../fixtures/screens';
import { test } from '../../fixtures/test';

for (const screen of SCREENS) {
  test.describe(screen.name, () => {
    test.use({
      signedInAs: screen.signedInAs ?? 'user',
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('is accessible on a phone and on a desktop, and fits', async ({
      page,
      hub,
      addPerson,
      user,
      inDays,
      problems,
    }) => {
      if (screen.failures) problems.expect(screen.failures);
      await page.emulateMedia({ colorScheme: 'light' });
      await screen.open({ page, hub, addPerson, user, inDays });
      await test.step('a phone in light colours', () => expectNoViolations(page));
      await test.step('targets for fingers', () => expectTargetsForFingers(page));
      await test.step('text of any size', () => expectReadableInAnySize(page));
      await test.step('a desktop in dark colours', async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectNoViolations(page);
      });
    });
  });
}
