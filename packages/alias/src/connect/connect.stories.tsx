import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { aliasRoutes } from '../routes';
import { aliasHandlers, tokenHandlers } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: aliasRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

/** Nothing is connected yet. */
export const First: Story = {
  tags: ['screen'],
  parameters: storyAt('/alias/connect', [...aliasHandlers(), ...tokenHandlers()]),
};

/** A token was just created, and is shown only this once. */
export const Made: Story = {
  tags: ['screen'],
  parameters: storyAt('/alias/connect', [...aliasHandlers(), ...tokenHandlers()]),
  play: async () => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Name of this connection' }),
      'Bitwarden, laptop{Enter}',
    );
    await screen.findByText('Waiting for the first alias');
    await screen.findByRole('list', { name: 'Connected' });
  },
};
