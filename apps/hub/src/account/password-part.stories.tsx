import { SignedIn } from '@hub/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordPart } from './password-part';

type Session = NonNullable<ComponentProps<typeof SignedIn>['session']>;

function Part({ session = {} }: { session?: Session }) {
  return (
    <SignedIn session={session}>
      <PasswordPart />
    </SignedIn>
  );
}

const taken = http.patch('*/api/collections/users/records/:id', () => HttpResponse.json({}));
const tooOften = http.patch('*/api/collections/users/records/:id', () =>
  HttpResponse.json({ status: 429, message: 'Too Many Requests.', data: {} }, { status: 429 }),
);

async function change(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
  await userEvent.type(canvas.getByLabelText('Current password'), 'the old one');
  await userEvent.type(canvas.getByLabelText('New password'), 'the new one');
  await userEvent.type(canvas.getByLabelText('New password again'), 'the new one');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  return canvas;
}

const meta: Meta<typeof Part> = { component: Part };
export default meta;
type Story = StoryObj<typeof Part>;

export const Closed: Story = {};

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
  },
};

export const TooManyTries: Story = {
  parameters: { msw: { handlers: [tooOften] } },
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Changed: Story = {
  parameters: { msw: { handlers: [taken] } },
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await expect(await canvas.findByText(/this one stays signed in/)).toBeVisible();
  },
};

export const SignedOutHereToo: Story = {
  args: { session: { signIn: () => Promise.reject(new Error('Out of reach.')) } },
  parameters: { msw: { handlers: [taken] } },
  play: async ({ canvasElement }) => {
    const canvas = await change(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Log In' })).toBeVisible();
  },
};
