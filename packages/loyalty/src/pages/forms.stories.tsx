import { addDays, toCalendarDate } from '@hub/calendar';
import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { loyaltyRoutes } from '../routes';
import { loyaltyHandlers, sampleHandlers, sampleRecord } from '../testing';

const RECORDS = '*/api/collections/loyalty/records';

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: loyaltyRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const EmptyForm: Story = { parameters: storyAt('/loyality/add', sampleHandlers()) };

async function fill(canvas: Canvas, cardId: string, type = 'Barcode (Code 128)') {
  await userEvent.type(await canvas.findByLabelText('Name'), 'City Grocer');
  await userEvent.type(canvas.getByLabelText('Card ID'), cardId);
  await userEvent.click(canvas.getByRole('radio', { name: type }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

export const Missing: Story = {
  tags: ['screen'],
  parameters: storyAt('/loyality/add', sampleHandlers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Please fill in Name and Card ID.')).toBeVisible();
  },
};

export const NotNumeric: Story = {
  parameters: storyAt('/loyality/add', sampleHandlers()),
  play: async ({ canvas }) => {
    await fill(canvas, 'A-4410', 'QR code');
    await expect(canvas.getByText(/QR code mode requires a numeric Card ID/)).toBeVisible();
  },
};

/** A type is chosen, and a digit is wrong. */
export const WrongCheckDigit: Story = {
  tags: ['screen'],
  parameters: storyAt('/loyality/add', sampleHandlers()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Harbour Foods');
    await userEvent.click(canvas.getByRole('radio', { name: 'EAN-13' }));
    await userEvent.type(canvas.getByLabelText('Card ID'), '4006381333932');
    await expect(canvas.getByText(/it should be 1, not 2/)).toBeVisible();
  },
};

export const CheckDigitFits: Story = {
  tags: ['screen'],
  parameters: storyAt('/loyality/add', sampleHandlers()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Harbour Foods');
    await userEvent.click(canvas.getByRole('radio', { name: 'EAN-13' }));
    await userEvent.type(canvas.getByLabelText('Card ID'), '4006381333931');
    await expect(await canvas.findByRole('img', { name: 'Preview of the code' })).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['loading'],
  parameters: storyAt('/loyality/add', [http.post(RECORDS, () => delay('infinite'))]),
  play: async ({ canvas }) => {
    await fill(canvas, '4410278');
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};

export const SaveFailed: Story = {
  parameters: storyAt('/loyality/add', [http.post(RECORDS, () => HttpResponse.error())]),
  play: async ({ canvas }) => {
    await fill(canvas, '4410278');
    await expect(await canvas.findByText(/Failed to save/)).toBeVisible();
  },
};

const card = sampleRecord({ refreshSeconds: 20, expiryDate: '2199-12-31', shared: true });
const theirs = sampleRecord({ owner: 'adam00000000000', shared: true });

export const Edit: Story = {
  tags: ['screen'],
  parameters: storyAt(`/loyality/${card.id}/edit`, loyaltyHandlers([card])),
};

const full = sampleRecord({
  balance: '12.50',
  balanceCurrency: 'EUR',
  note: 'Ask for the discount on Tuesdays.',
  groups: ['Food', 'Town'],
  colour: 'green',
  front: 'front.png',
  starred: true,
});

/** The section is open if one of its fields has a value. */
export const EditMore: Story = {
  tags: ['screen'],
  parameters: storyAt(`/loyality/${full.id}/edit`, loyaltyHandlers([full])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Balance')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Open front' })).toBeVisible();
  },
};

const custom = sampleRecord({
  customUI: true,
  type: 'qrcode',
  cardId: '8801234567890123',
  expiryDate: addDays(toCalendarDate(new Date()), 26),
});

/** A card with the custom layout, whose reminders are on this page. */
export const EditCustom: Story = {
  tags: ['screen'],
  parameters: storyAt(`/loyality/${custom.id}/edit`, loyaltyHandlers([custom])),
};

export const ReadOnly: Story = {
  parameters: storyAt(`/loyality/${theirs.id}/edit`, loyaltyHandlers([theirs])),
};

const twiceChanged = sampleRecord();

export const ChangedTwice: Story = {
  parameters: storyAt(`/loyality/${twiceChanged.id}/edit`, [
    http.patch(`${RECORDS}/:id`, () => {
      Object.assign(twiceChanged, { name: 'City Grocer North', refreshSeconds: 5, rev: 2 });
    }),
    ...loyaltyHandlers([twiceChanged]),
  ]),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), ' South');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

export const Terms: Story = { tags: ['screen'], parameters: storyAt('/loyality/terms', sampleHandlers()) };
