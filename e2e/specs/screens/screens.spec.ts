import { expectNoViolations } from '../../fixtures/accessibility';
import { expectReadableInAnySize } from '../../fixtures/large-text';
import { expectTargetsForFingers } from '../../fixtures/layout';
import { SCREENS } from '../../fixtures/screens';
import { test } from '../../fixtures/test';

for (const screen of SCREENS) {
  test.describe(screen.name, () => {
    test.use({
      signedInAs: screen.signedOut ? 'nobody' : 'user',
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('is accessible in both themes and fits', async ({
      page,
      addPerson,
      user,
      inDays,
      problems,
      isMobile,
    }) => {
      if (screen.failures) problems.expect(screen.failures);
      await screen.open({ page, addPerson, user, inDays });
      for (const colorScheme of ['light', 'dark'] as const) {
        await test.step(colorScheme, async () => {
          await page.emulateMedia({ colorScheme });
          await expectNoViolations(page);
        });
      }
      if (!isMobile) return;
      await test.step('targets for fingers', () => expectTargetsForFingers(page));
      await test.step('text of any size', () => expectReadableInAnySize(page));
    });
  });
}
