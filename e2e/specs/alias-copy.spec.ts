import { installClock } from '../fixtures/clock';
import { addAlias, freshAddress } from '../fixtures/alias';
import { openLive } from '../fixtures/live';
import { expect, test } from '../fixtures/test';
import { AliasList } from '../pages/alias-pages';

const COPIED_MS = 1_200;

test('a tap copies the address and says so for 1,200 ms', async ({ page, context, user }) => {
  const { email } = await addAlias(user, { email: freshAddress('k3v9x2mp-q7ht') });
  await context.grantPermissions(['clipboard-write']);
  await installClock(page);
  const list = new AliasList(page);
  await openLive(page, () => list.open());
  await expect(list.address(email)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  await list.address(email).click();
  await expect(page.getByText('Copied')).toBeVisible();
  await page.clock.runFor(COPIED_MS - 1);
  await expect(page.getByText('Copied')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Copied')).toHaveCount(0);

  await list.filter.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(list.filter).toHaveValue(email);
});

/** Simulates plain HTTP, where browsers have no clipboard API. */
function takeClipboard() {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
}

for (const { name, prepare } of [
  {
    name: 'refused',
    prepare: () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
    },
  },
  { name: 'missing, as on plain http', prepare: takeClipboard },
]) {
  test(`a clipboard that is ${name}: the address is copied the old way`, async ({ page, user }) => {
    await page.addInitScript(prepare);
    const { email } = await addAlias(user);
    const list = new AliasList(page);
    await list.open();
    await list.address(email).click();
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    await expect(list.address(email)).toBeFocused();
    await list.filter.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(list.filter).toHaveValue(email);
  });
}

test('where no way of copying works, the address is selected and the row says how to copy it', async ({
  page,
  user,
}) => {
  await page.addInitScript(takeClipboard);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'execCommand', { value: () => false });
  });
  const { email } = await addAlias(user);
  const list = new AliasList(page);
  await list.open();
  await list.address(email).click();
  await expect(list.row(email).getByRole('alert')).toContainText('press Ctrl+C');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(email);
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(0);
});

test('an address breaks at its hyphens and before the @, never inside a word', async ({ page, user }) => {
  const { email } = await addAlias(user, { email: 'k3v9x2mp-q7ht-b4zn-8wdc-r5ya6tge@mail.example.com' });
  await page.setViewportSize({ width: 320, height: 844 });
  const list = new AliasList(page);
  await list.open();
  await expect(list.address(email)).toBeVisible();
  const lines = await list.address(email).evaluate((button) => {
    const found: { top: number; text: string }[] = [];
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (let index = 0; index < text.length; index += 1) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { top } = range.getBoundingClientRect();
        const line = found.at(-1);
        if (line?.top === top) line.text += text[index] ?? '';
        else found.push({ top, text: text[index] ?? '' });
      }
    }
    return found.map(({ text }) => text);
  });
  expect(lines.join('')).toBe(email);
  expect(lines.length).toBeGreaterThan(1);
  for (const [index, line] of lines.slice(0, -1).entries()) {
    expect(line.endsWith('-') || lines[index + 1]!.startsWith('@'), lines.join(' | ')).toBe(true);
  }
});
