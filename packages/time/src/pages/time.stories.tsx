import { storyAt, ToolStory } from '@hub/tool-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
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

export const Cities: Story = { parameters: storyAt('/time', sampleHandlers()) };

/** The clocks wait for nothing. */
export const Loading: Story = {
  parameters: storyAt('/time', [http.get(FORECAST, () => delay('infinite'))]),
};

export const Failed: Story = {
  parameters: storyAt('/time', [failingForecast]),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Try again' });
    await expect(first).toBeVisible();
  },
};

/** One city is missing, the values of another are, and a code is new. */
export const InParts: Story = {
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
  parameters: storyAt('/time', [answerForecast(sampleAnswer(new Date()), 8 * HOUR_S)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The forecast is 8 hours old.')).toBeVisible();
  },
};
