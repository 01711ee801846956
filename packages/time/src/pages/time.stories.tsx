import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import { timeRoutes } from '../routes';
import {
  answerForecast,
  failingForecast,
  FORECAST,
  sampleAnswer,
  sampleForecast,
  sampleHandlers,
} from '../testing';

const HOUR_S = 3_600;

const meta: Meta<typeof ToolStory> = { component: ToolStory, parameters: { routes: timeRoutes } };
export default meta;
type Story = StoryObj<typeof ToolStory>;

export const Cities: Story = { tags: ['screen'], parameters: storyAt('/time', sampleHandlers()) };

/** In a frame of this width in pixels. */
const framed = (width: number): Story => ({
  parameters: storyAt('/time', sampleHandlers()),
  decorators: (StoryFn) => (
    <div style={{ width }}>
      <StoryFn />
    </div>
  ),
});

/** Five cards of one height, each with this many lines for its three days. */
const hasLines =
  (lines: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const forecast = within(await canvas.findByRole('list', { name: 'Forecast for Penang' }));
    const days = forecast.getAllByRole('listitem');
    await expect(days).toHaveLength(3);
    await expect(new Set(days.map((day) => day.getBoundingClientRect().top)).size).toBe(lines);
    const cards = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect().height);
    await expect(cards).toEqual(cards.map(() => cards[0]));
  };

export const Narrow: Story = { ...framed(360), play: hasLines(1) };

export const Narrowest: Story = { ...framed(320), play: hasLines(3) };

/** The clocks are shown at once. */
export const Loading: Story = {
  tags: ['screen', 'loading'],
  parameters: storyAt('/time', [http.get(FORECAST, () => delay('infinite'))]),
};

export const Failed: Story = {
  tags: ['screen'],
  parameters: storyAt('/time', [failingForecast]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** One city is missing, the values of another are, and a code is new. */
export const InParts: Story = {
  tags: ['screen'],
  parameters: storyAt('/time', [
    answerForecast([
      null,
      sampleForecast('2199-12-30', [
        [null, null],
        [42, 20],
        [3, null],
      ]),
      ...sampleAnswer(new Date()).slice(2),
    ]),
  ]),
};

/** In the last hours newer forecasts were made, which could not be fetched. */
export const Old: Story = {
  tags: ['screen'],
  parameters: storyAt('/time', [answerForecast(sampleAnswer(new Date()), 8 * HOUR_S)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The forecast is 8 hours old.')).toBeVisible();
  },
};
