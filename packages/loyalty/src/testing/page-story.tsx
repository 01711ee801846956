import { ToolStory } from '@hub/auth/testing';
import { toCalendarDate } from '@hub/tool-kit';
import type { RequestHandler } from 'msw';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers } from './handlers';
import { type SampleRecord, sampleRecord, sampleRecords } from './samples';

/** A screen of the tool as a story draws it. */
export function StoryPage() {
  return <ToolStory />;
}

/** What a story sets: where it stands, and what answers it (the sample records unless given). */
export function storyAt(
  path: string,
  handlers: RequestHandler[] = loyaltyHandlers(sampleRecords(toCalendarDate(new Date()))),
) {
  return { path, routes: loyaltyRoutes, msw: { handlers } };
}

/** A story of the page of one card. */
export function storyOf(values: Partial<SampleRecord>) {
  const record = sampleRecord(values);
  return storyAt(`/loyality/${record.id}`, loyaltyHandlers([record]));
}
