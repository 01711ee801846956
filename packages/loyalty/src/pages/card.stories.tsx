import { addDays, toCalendarDate } from '@hub/calendar';
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
/** A card with every possible detail. */
export const Details: Story = {
  tags: ['screen'],
  parameters: storyOf({
    balance: '12.50',
    balanceCurrency: 'EUR',
    note: 'Ask for the discount on Tuesdays.\nIt is not given on drinks.',
    groups: ['Food', 'Town'],
    colour: 'green',
    front: 'front.png',
    back: 'back.png',
    archived: true,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Food, Town')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open back' })).toBeVisible();
  },
};

export const TakingOff: Story = {
  tags: ['screen'],
  parameters: storyOf({ balance: '12.50', balanceCurrency: 'EUR' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take off the balance' }));
    await expect(await screen.findByRole('dialog', { name: 'Take off the balance' })).toBeVisible();
  },
};

export const EndsSoon: Story = {
  tags: ['screen'],
  parameters: storyOf({ expiryDate: addDays(toCalendarDate(new Date()), 26) }),
};

export const Renewing: Story = {
  tags: ['screen'],
  parameters: storyOf({ expiryDate: addDays(toCalendarDate(new Date()), 26) }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Renew' }));
    await expect(await screen.findByRole('dialog', { name: 'Renew for' })).toBeVisible();
  },
};

export const Expired: Story = { parameters: storyOf({ expiryDate: '2020-01-01' }) };
export const SharedBySomeoneElse: Story = { parameters: storyOf({ owner: 'adam00000000000', shared: true }) };

/** Narrower bars, so that the code fits the page. */
export const LongBarcode: Story = { parameters: storyOf({ cardId: 'MEMBER-2026-0004417' }) };

export const BarcodeTooLong: Story = {
  parameters: storyOf({ cardId: 'https://example.com/members/a4410278-b7710/valid' }),
};

/** An old record with characters that no barcode can encode. */
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

export const Ean13: Story = {
  tags: ['screen'],
  parameters: storyOf({ type: 'ean13', cardId: '4006381333931' }),
};
export const DataMatrix: Story = { parameters: storyOf({ type: 'datamatrix', cardId: 'M-4410278' }) };
export const Pdf417: Story = {
  tags: ['screen'],
  parameters: storyOf({ type: 'pdf417', cardId: '4410278', code: 'HUB4410278 Grüße' }),
};
export const NoCode: Story = {
  tags: ['screen'],
  parameters: storyOf({ type: 'none', cardId: '4410 2780 77' }),
};

export const Ean13FillsScreen: Story = {
  tags: ['screen'],
  parameters: storyOf({ type: 'ean13', cardId: '4006381333931' }),
  play: () => fillScreen(/EAN-13 of/),
};
export const Pdf417FillsScreen: Story = {
  parameters: storyOf({ type: 'pdf417', cardId: '4410278', code: 'HUB4410278 Grüße' }),
  play: () => fillScreen(/PDF417 of/),
};
export const NumberFillsScreen: Story = {
  tags: ['screen'],
  parameters: storyOf({ type: 'none', cardId: '4410 2780 77' }),
  play: () => fillScreen(/4410/),
};

export const AskingToDelete: Story = {
  parameters: storyOf({ front: 'front.png' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Card actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['loading'],
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
export const CustomOfSomeoneElse: Story = {
  parameters: storyOf({ ...custom, expiryDate: '2199-12-31', owner: 'adam00000000000', shared: true }),
};
export const CustomBarcode: Story = { parameters: storyOf({ ...custom, type: 'barcode' }) };
export const CustomWithoutDate: Story = { parameters: storyOf(custom) };
export const CustomEachSecond: Story = { parameters: storyOf({ ...custom, refreshSeconds: 1 }) };
export const CustomUnreadable: Story = { parameters: storyOf({ ...custom, cardId: 'OLD-77' }) };
