import { text } from './screen';
import { expect, test } from './test';

test('the dark theme is chosen, and stays', async ({ signedIn }) => {
  const ground = () =>
    signedIn.window.run(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.fillStyle = backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      return pen.getImageData(0, 0, 1, 1).data[0]!;
    });
  await signedIn.open('/account');
  await signedIn.sees(text('Dark'));
  expect(await ground()).toBeGreaterThan(100);
  await signedIn.click(text('Dark'));
  await expect.poll(ground).toBeLessThan(100);
  await signedIn.open('/expiry');
  await signedIn.sees(text('No upcoming expiries'));
  expect(await ground()).toBeLessThan(100);
});
