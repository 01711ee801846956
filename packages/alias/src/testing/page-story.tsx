import { ToolStory } from '@hub/auth/testing';
import type { RequestHandler } from 'msw';
import { screen } from 'storybook/test';
import { aliasRoutes } from '../routes';
import { aliasHandlers } from './handlers';
import { sampleRecords } from './samples';

/** A screen of the tool as a story draws it. */
export function StoryPage() {
  return <ToolStory />;
}

/** What a story sets: where it stands, and what answers it (the sample records unless given). */
export function storyAt(path: string, handlers: RequestHandler[] = aliasHandlers(sampleRecords())) {
  return { path, routes: aliasRoutes, msw: { handlers } };
}

/** The first button of a name, once it is drawn. */
export async function firstButton(name: string): Promise<HTMLElement> {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error(`There is no button "${name}".`);
  return button;
}
