import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { coachPaths } from '../../paths';
import { SAM, samsHandlers, samsStore, storeHandlers } from '../../testing';
import { plansRoutes } from '../plans/routes';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: plansRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const at = coachPaths.notes(SAM);

export const Notes: Story = { tags: ['screen'], parameters: storyAt(at, samsHandlers()) };

export const None: Story = { parameters: storyAt(at, storeHandlers(samsStore({ notes: [] }))) };

export const NotLoaded: Story = {
  parameters: storyAt(at, [
    http.get('*/api/collections/coach_notes/records', () =>
      HttpResponse.json({ status: 400 }, { status: 400 }),
    ),
    ...samsHandlers(),
  ]),
  play: async () => {
    await screen.findByText(/^The notes could not be loaded\./);
  },
};

export const Changing: Story = {
  tags: ['screen'],
  parameters: storyAt(at, samsHandlers()),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Actions/ });
    if (first) await userEvent.click(first);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  },
};

export const Deleting: Story = {
  parameters: storyAt(at, samsHandlers()),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: /^Actions/ });
    if (first) await userEvent.click(first);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  },
};
