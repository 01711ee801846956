import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { ownStore, storeHandlers } from '../../testing';
import { athleteRoutes } from '../routes';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: athleteRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const OWN = '/workout/own000000000000';
const own = () => storeHandlers(ownStore());

export const Starting: Story = {
  tags: ['screen'],
  parameters: storyAt('/workout/start', own()),
  play: async () => {
    const picker = await screen.findByRole('combobox', { name: 'Add an exercise' });
    await userEvent.type(picker, 'barbell');
    await screen.findAllByRole('option', { name: /Barbell Squat/ });
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Remove Barbell Squat' })).toBeVisible();
  },
};

export const StartingWithoutAPast: Story = {
  tags: ['screen'],
  parameters: storyAt('/workout/start', storeHandlers()),
};

export const Own: Story = { tags: ['screen'], parameters: storyAt(OWN, own()) };

export const OwnMenu: Story = {
  tags: ['screen'],
  parameters: storyAt(OWN, own()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeVisible();
  },
};

export const Removing: Story = {
  tags: ['screen'],
  parameters: storyAt(OWN, own()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove exercises' }));
    await expect(await screen.findByRole('dialog', { name: 'Remove exercises' })).toBeVisible();
  },
};

export const InTheList: Story = { tags: ['screen'], parameters: storyAt('/workout', own()) };

export const DoingAgain: Story = {
  parameters: storyAt('/workout/start', own()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Legs and back/ }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Legs and back' })).toBeVisible();
    await expect(await screen.findByText('0 of 5 done')).toBeVisible();
  },
};
