import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { currencyRoutes } from '../routes';
import { ratesHandlers } from '../testing';

const LATEST = '*/api/hub/rates/latest';
const DAYS = '*/api/hub/rates/:days';
const refuse = () => HttpResponse.json({ message: '' }, { status: 429 });

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: currencyRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Rates: Story = { tags: ['screen'], parameters: storyAt('/currency', ratesHandlers()) };

/** In a frame of this width in pixels. */
const framed = (width: number): Story => ({
  parameters: storyAt('/currency', ratesHandlers()),
  decorators: (StoryFn) => (
    <div style={{ width }}>
      <StoryFn />
    </div>
  ),
});

/** A line for each pair. */
const isInOneLine: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('Change since Thu 29 Oct');
  const rows = await canvas.findAllByRole('link', { name: /EUR to/ });
  const heights = new Set(rows.map((row) => row.getBoundingClientRect().height));
  await expect([...heights]).toEqual([72]);
};

export const Phone: Story = { ...framed(390), play: isInOneLine };

export const Narrow: Story = { ...framed(360), play: isInOneLine };

export const Narrowest: Story = { ...framed(320), play: isInOneLine };

export const Loading: Story = {
  tags: ['loading'],
  parameters: storyAt('/currency', [http.get(LATEST, () => delay('infinite'))]),
};

export const WithoutMonth: Story = {
  parameters: storyAt('/currency', [...ratesHandlers().slice(0, 1), http.get(DAYS, refuse)]),
};

export const Old: Story = { parameters: storyAt('/currency', ratesHandlers({ age: 22 * 86_400 })) };

export const OneMissing: Story = { parameters: storyAt('/currency', ratesHandlers({ without: ['THB'] })) };

export const Failed: Story = {
  tags: ['screen'],
  parameters: storyAt('/currency', [http.get(LATEST, refuse)]),
};
