import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleHandlers } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: expiryRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const EmptyForm: Story = { tags: ['screen'], parameters: storyAt('/expiry/add', sampleHandlers()) };

export const Missing: Story = {
  tags: ['screen'],
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

/** A real picture, with a name that is too long for its line. */
async function drawnPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(60, 40);
  canvas.getContext('2d')?.fillRect(10, 10, 40, 20);
  const name = 'Residence-permit-for-a-very-long-stay-abroad-with-all-members-of-the-family.png';
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

export const WithPicture: Story = {
  tags: ['screen'],
  parameters: storyAt('/expiry/add', sampleHandlers()),
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText('Document'), await drawnPicture());
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};
