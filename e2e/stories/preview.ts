import { expect, type Page } from '@playwright/test';
import type { Story } from './storybook';

/** Storybook's preview as far as it is driven from outside. */
interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: unknown) => void };
}

/** A story as far as it is shown here: what has the tag `loading` waits for data that do not come. */
type Shown = Pick<Story, 'id' | 'tags'>;

/**
 * Loads the preview with this story, and waits until it is drawn, its data are there and its play function has ended. `title`
 * stands in the place of the story's own, and has letters, digits, spaces and hyphens.
 */
export async function load(
  page: Page,
  storybook: string,
  { id, tags }: Shown,
  title?: string,
): Promise<void> {
  const args = title === undefined ? '' : `&args=title:${encodeURIComponent(title)}`;
  await page.goto(`${storybook}/iframe.html?viewMode=story&id=${id}${args}`);
  // A bar that sticks covers whatever the scroll position puts under it; axe would take that for a target too small.
  await page.addStyleTag({ content: '.sticky { position: static !important }' });
  await expectEnd(page, { id, tags });
}

/** Shows another story in the loaded preview, as a click in the sidebar does, and waits for its end. */
export async function change(page: Page, { id, tags }: Shown): Promise<void> {
  await page.evaluate((storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Preview;
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  await expectEnd(page, { id, tags });
}

async function expectEnd(page: Page, { id, tags }: Shown): Promise<void> {
  const ended = await page.waitForFunction((storyId) => {
    const render = (window as unknown as Preview).__STORYBOOK_PREVIEW__?.currentRender;
    const phase = render?.id === storyId ? (render.phase ?? '') : '';
    return ['completed', 'finished', 'errored'].includes(phase) && phase;
  }, id);
  expect(await ended.jsonValue(), 'how the story ended').not.toBe('errored');
  if (!tags.includes('loading')) await page.waitForFunction(() => window.hasSettled?.() !== false);
}

/** What the page consists of, whatever it looks like: each element that is seen, with what it says of itself. */
export function structureOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isLook = (name: string) => ['class', 'style', 'id'].includes(name);
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ localName, attributes }) =>
        [localName, ...[...attributes].filter(({ name }) => !isLook(name)).map(({ value }) => value)].join(
          ' ',
        ),
      )
      .join('\n');
  });
}
