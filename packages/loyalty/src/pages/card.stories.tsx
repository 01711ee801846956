import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { loyaltyPaths } from '../paths';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleHandlers, sampleRecord } from '../testing';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: loyaltyRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

function storyOf(values: Parameters<typeof sampleRecord>[0]) {
  const record = sampleRecord(values);
  return storyAt(loyaltyPaths.card(record.id), loyaltyHandlers([record]));
}

export const Barcode: Story = { tags: ['screen'], parameters: storyOf({}) };
export const QrCode: Story = { parameters: storyOf({ type: 'qrcode', cardId: '4410278' }) };
export const Expired: Story = { parameters: storyOf({ expiryDate: '2020-01-01' }) };
export const SharedBySomeoneElse: Story = { parameters: storyOf({ owner: 'adam00000000000', shared: true }) };

/** Narrower bars, so that the code keeps inside the page. */
export const LongBarcode: Story = { parameters: storyOf({ cardId: 'MEMBER-2026-0004417' }) };

export const BarcodeTooLong: Story = {
  parameters: storyOf({ cardId: 'https://example.com/members/a4410278-b7710/valid' }),
};

/** Characters of an old record that no barcode can hold. */
export const Unreadable: Story = { tags: ['screen'], parameters: storyOf({ cardId: 'CAFÉ-4410' }) };

async function fillScreen(name: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }));
  await expect(await screen.findByRole('dialog')).toBeVisible();
}

export const BarcodeFillsScreen: Story = {
  tags: ['screen'],
  parameters: storyOf({}),
  play: () => fillScreen(/Barcode of/),
};

export const QrCodeFillsScreen: Story = {
  tags: ['screen'],
  parameters: storyOf({ type: 'qrcode', cardId: '4410278' }),
  play: () => fillScreen(/QR Code of/),
};

export const AskingToDelete: Story = {
  parameters: storyOf({}),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Card actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: storyAt('/loyality/aaaaaaaaaaaaaaa', [
    http.get('*/api/collections/loyalty/records/:id', () => delay('infinite')),
  ]),
};

export const NoLongerHere: Story = {
  tags: ['screen'],
  parameters: storyAt('/loyality/aaaaaaaaaaaaaaa', sampleHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This is no longer here/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Account' })).toBeVisible();
  },
};

const custom = { customUI: true, type: 'qrcode', cardId: '8801234567890123' } as const;

export const CustomQrCode: Story = {
  tags: ['screen'],
  parameters: storyOf({ ...custom, refreshSeconds: 600, expiryDate: '2199-12-31' }),
};
export const CustomBarcode: Story = { parameters: storyOf({ ...custom, type: 'barcode' }) };
export const CustomWithoutDate: Story = { parameters: storyOf(custom) };
export const CustomEachSecond: Story = { parameters: storyOf({ ...custom, refreshSeconds: 1 }) };
export const CustomUnreadable: Story = { parameters: storyOf({ ...custom, cardId: 'OLD-77' }) };
