import { expect, type Page } from '@playwright/test';
import type { Story } from './storybook';

/** The parts of Storybook's preview that the tests use. */
interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: unknown) => void };
}

/** The used parts of a story. The tag `loading` marks a story that waits for data that never arrives. */
type Shown = Pick<Story, 'id' | 'tags'>;

/**
 * Loads the preview with this story, and waits until it is rendered, its data has loaded and its play
 * function has ended. `title` replaces the story's own, and may contain letters, digits, spaces and hyphens.
 */
export async function load(
  page: Page,
  storybook: string,
  { id, tags }: Shown,
  title?: string,
): Promise<void> {
  const args = title === undefined ? '' : `&args=title:${encodeURIComponent(title)}`;
  await page.goto(`${storybook}/iframe.html?viewMode=story&id=${id}${args}`);
  // A sticky bar covers whatever is below it at the scroll position; axe would report the covered control as
  // too small.
  await page.addStyleTag({ content: '.sticky { position: static !important }' });
  await expectEnd(page, { id, tags });
}

/**
 * Shows another story in the loaded preview, as a click in the sidebar does, and waits until it has ended.
 */
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

/** The structure of the page, independent of its appearance: each visible element with its attributes. */
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
