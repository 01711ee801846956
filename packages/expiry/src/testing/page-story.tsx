import { ToolStory } from '@hub/auth/testing';
import { toCalendarDate } from '@hub/tool-kit';
import type { RequestHandler } from 'msw';
import { expiryRoutes } from '../routes';
import { expiryHandlers } from './handlers';
import { sampleRecords } from './samples';

/** A screen of the tool as a story draws it. */
export function StoryPage() {
  return <ToolStory />;
}

/** What a story sets: where it stands, and what answers it (the sample records unless given). */
export function storyAt(
  path: string,
  handlers: RequestHandler[] = expiryHandlers(sampleRecords(toCalendarDate(new Date()))),
) {
  return { layout: 'fullscreen', path, routes: expiryRoutes, msw: { handlers } };
}
