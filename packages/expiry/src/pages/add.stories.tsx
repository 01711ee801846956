import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleHandlers } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: expiryRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const EmptyForm: Story = { parameters: storyAt('/expiry/add', sampleHandlers()) };

export const Missing: Story = {
  parameters: storyAt('/expiry/add', sampleHandlers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Give it a name, such as Passport.')).toBeVisible();
  },
};

export const SaveFailed: Story = {
  parameters: storyAt('/expiry/add', [
    http.post('*/api/collections/expiry/records', () => HttpResponse.error()),
    ...expiryHandlers(),
  ]),
  play: async ({ canvas }) => {
    const { click, type, upload } = userEvent;
    await type(await canvas.findByLabelText('Name'), 'Passport');
    await type(canvas.getByLabelText('Expiry date'), '2199-12-31');
    await upload(
      canvas.getByLabelText('Document'),
      new File(['%PDF-1.4'], 'Passport.pdf', { type: 'application/pdf' }),
    );
    await click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
