import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expiryRoutes } from '../routes';
import { expiryHandlers, sampleHandlers, sampleRecord } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: expiryRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const picture = sampleRecord({ document: 'scan_1.png', documentName: 'Passport, both sides.png' });
const pdf = sampleRecord({
  name: 'Policy',
  country: '',
  document: 'policy_1.pdf',
  documentName: 'Policy.pdf',
});
const theirs = sampleRecord({ ...pdf, owner: 'adam00000000000', shared: true });

export const Picture: Story = {
  tags: ['screen'],
  parameters: storyAt(`/expiry/item/${picture.id}`, expiryHandlers([picture])),
};

export const Pdf: Story = { parameters: storyAt(`/expiry/item/${pdf.id}`, expiryHandlers([pdf])) };

export const SharedByAnother: Story = {
  tags: ['screen'],
  parameters: storyAt(`/expiry/item/${theirs.id}`, expiryHandlers([theirs])),
};

export const NoLongerHere: Story = {
  tags: ['screen'],
  parameters: storyAt('/expiry/item/nosuchitem00000', sampleHandlers()),
};
