import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { currencyRoutes } from '../routes';
import { ratesHandlers } from '../testing';

const LATEST = '*/api/hub/rates/latest';
const DAYS = '*/api/hub/rates/:days';
const refuse = () => HttpResponse.json({ message: '' }, { status: 429 });

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: currencyRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

const isDrawn: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByRole('img', { name: /one year/ })).toBeVisible();
  await waitFor(() =>
    expect(canvasElement.querySelectorAll('[role=img] svg path').length).toBeGreaterThan(0),
  );
};

export const Dollars: Story = { parameters: storyAt('/currency/EUR-USD', ratesHandlers()), play: isDrawn };

export const SmallRate: Story = { parameters: storyAt('/currency/JPY-EUR', ratesHandlers()), play: isDrawn };

export const Yen: Story = { parameters: storyAt('/currency/GBP-JPY', ratesHandlers()), play: isDrawn };

export const OneMonth: Story = {
  parameters: storyAt('/currency/EUR-USD', ratesHandlers()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '1M' }));
    await expect(await canvas.findByRole('img', { name: /one month/ })).toBeVisible();
  },
};

export const LongAmount: Story = {
  parameters: storyAt('/currency/EUR-JPY', ratesHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 EUR = /);
    await userEvent.type(canvas.getByRole('textbox', { name: /EUR/ }), '1000000000000');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /JPY/ })).toHaveValue('175,680,000,000,000.0000'),
    );
  },
};

export const NoNumber: Story = {
  parameters: storyAt('/currency/EUR-USD', ratesHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByText(/^1 EUR = /);
    const topOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    const before = topOf('Swap');
    await userEvent.type(canvas.getByRole('textbox', { name: /EUR/ }), 'x');
    await expect(await canvas.findByText(/^Enter a number/)).toBeVisible();
    await expect(topOf('Swap')).toBe(before);
  },
};

export const NoNumberAndNoHistory: Story = {
  tags: ['screen'],
  parameters: storyAt('/currency/EUR-USD', [...ratesHandlers().slice(0, 1), http.get(DAYS, refuse)]),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /EUR/ }), 'x');
    await expect(await canvas.findByText('Failed to fetch timeseries')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt('/currency/EUR-USD', [http.get(LATEST, () => delay('infinite'))]),
};

export const HistoryLoading: Story = {
  tags: ['loading'],
  parameters: storyAt('/currency/EUR-USD', [
    ...ratesHandlers().slice(0, 1),
    http.get(DAYS, () => delay('infinite')),
  ]),
};

export const HistoryFailed: Story = {
  parameters: storyAt('/currency/EUR-USD', [...ratesHandlers().slice(0, 1), http.get(DAYS, refuse)]),
};

export const Old: Story = {
  parameters: storyAt('/currency/EUR-USD', ratesHandlers({ age: 22 * 86_400 })),
};

export const Failed: Story = { parameters: storyAt('/currency/EUR-USD', [http.get(LATEST, refuse)]) };

export const UnknownPair: Story = {
  tags: ['screen'],
  parameters: storyAt('/currency/EUR-XXX', ratesHandlers()),
};
