import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf, StoryPage } from '../testing/page-story';

const meta: Meta = { component: StoryPage };
export default meta;
type Story = StoryObj;

const custom = { customUI: true, type: 'qrcode', cardId: '8801234567890123' } as const;

export const QrCode: Story = {
  parameters: storyOf({ ...custom, refreshSeconds: 600, expiryDate: '2199-12-31' }),
};
export const Barcode: Story = { parameters: storyOf({ ...custom, type: 'barcode' }) };
export const WithoutDate: Story = { parameters: storyOf(custom) };
export const EachSecond: Story = { parameters: storyOf({ ...custom, refreshSeconds: 1 }) };
export const Unreadable: Story = { parameters: storyOf({ ...custom, cardId: 'OLD-77' }) };
