import type { Page } from '@playwright/test';
import { expect, openInstalled, test, untilPrefetched } from '../../e2e/fixtures/installed';
import { addCard } from '../../e2e/fixtures/loyalty';
import { readBarcode } from '../../e2e/fixtures/scanner';
import { HomePage } from '../../e2e/pages/home-page';
import { CardList, CardView } from '../../e2e/pages/loyalty-pages';

const RUNS = 5;

async function timeOf(show: () => Promise<void>, page: Page): Promise<number> {
  const start = performance.now();
  await show();
  await expect(new CardView(page).code).toBeVisible();
  const taken = performance.now() - start;
  expect(await readBarcode(new CardView(page).code)).toBe('603571012345678');
  return taken;
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/**
 * Prints how long a person waits at a till without a network. It asserts nothing, because the time depends on
 * the machine.
 */
test('the time to a code that can be read without a network, from the tile and from the home screen of the phone', async ({
  device,
  person,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await addCard(person);
  const page = await openInstalled(device);
  await untilPrefetched(page);
  await device.setOffline(true);
  const [fromTile, fromShortcut]: [number[], number[]] = [[], []];
  const open = () => new CardList(page).link('City Grocer').click();
  for (let run = 0; run < RUNS; run += 1) {
    await new HomePage(page).open();
    await expect(page.getByText(/^Offline\./)).toBeVisible();
    const tap = async () => {
      await new HomePage(page).tile('Loyality').click();
      await open();
    };
    fromTile.push(await timeOf(tap, page));
    const start = async () => {
      await new CardList(page).open();
      await open();
    };
    fromShortcut.push(await timeOf(start, page));
  }
  const inWords = `${median(fromTile).toFixed(0)} ms from the tile, ${median(fromShortcut).toFixed(0)} ms from the shortcut`;
  process.stdout.write(`offline, to readable code: ${inWords} (median of ${String(RUNS)}, two taps)\n`);
});
