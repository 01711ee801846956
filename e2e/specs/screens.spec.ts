import { expectNoViolations } from '../fixtures/accessibility';
import { expectReadableInAnySize } from '../fixtures/large-text';
import { expectTargetsForFingers } from '../fixtures/layout';
import { expectNoOverlaps } from '../fixtures/overlaps';
import { SCREENS } from '../fixtures/screens';
import { test } from '../fixtures/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of SCREENS) {
  test(`${screen.name} is accessible on a phone and on a desktop, and fits`, async ({
    page,
    hub,
    user,
    inDays,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await screen.open({ page, hub, user, inDays });
    await test.step('a phone in light colours', () => expectNoViolations(page));
    await test.step('targets for fingers', () => expectTargetsForFingers(page));
    await test.step('text of any size', () => expectReadableInAnySize(page));
    await test.step('nothing on top of anything', () => expectNoOverlaps(page));
    await test.step('a desktop in dark colours', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoViolations(page);
    });
  });
}
