import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { screen, userEvent } from 'storybook/test';
import { coachPaths } from '../../paths';
import { SAM, samplePerson, samsHandlers, samsStore, storeHandlers } from '../../testing';
import { peopleRoutes } from '../people/routes';
import { accountRoutes } from './routes';

const meta: Meta<typeof ToolStory> = {
  component: ToolStory,
  parameters: { routes: [...peopleRoutes, ...accountRoutes] },
};
export default meta;
type Story = StoryObj<typeof ToolStory>;

const at = coachPaths.editPerson(SAM);
const touch = (name: string) => async () => userEvent.click(await screen.findByRole('button', { name }));
const withSam = (values: Parameters<typeof samplePerson>[0]) =>
  storyAt(at, storeHandlers(samsStore({ people: [samplePerson({ id: SAM, ...values })] })));

export const Edit: Story = { tags: ['screen'], parameters: storyAt(at, samsHandlers()) };

export const NewPassword: Story = {
  tags: ['screen'],
  parameters: storyAt(at, samsHandlers()),
  play: touch('New Password'),
};

export const PasswordHandedOver: Story = {
  parameters: storyAt(at, samsHandlers()),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'New Password' }));
    const [, save] = screen.getAllByRole('button', { name: 'Save' });
    if (save) await userEvent.click(save);
    await screen.findByText('Sam Rivers has a new password.');
  },
};

export const Deactivating: Story = {
  parameters: storyAt(at, samsHandlers()),
  play: touch('Deactivate'),
};

export const Deactivated: Story = { tags: ['screen'], parameters: withSam({ isDeactivated: true }) };

export const Removing: Story = {
  tags: ['screen'],
  parameters: storyAt(at, samsHandlers()),
  play: touch('Remove'),
};

export const NotRemoved: Story = {
  parameters: storyAt(at, [
    http.post('*/api/hub/people/:id/remove', () => HttpResponse.json({ status: 500 }, { status: 500 })),
    ...samsHandlers(),
  ]),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const [, confirm] = screen.getAllByRole('button', { name: 'Remove' });
    if (confirm) await userEvent.click(confirm);
    await screen.findByRole('alert');
  },
};

export const OfTheOwner: Story = { parameters: withSam({ name: 'Owner', role: 'admin' }) };
