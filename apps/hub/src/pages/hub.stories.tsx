import { SignedIn } from '@hub/auth/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { sampleQuota } from '../account/testing';
import { sampleReleases, sampleStatus } from '../owner/testing';
import { pages } from '../shell/shell-routes';
import { Shell } from '../shell/shell';

interface HubProps {
  ownsHub: boolean;
  hubWarns: boolean;
}

function Hub(user: HubProps) {
  return (
    <SignedIn user={{ ...user, isAdmin: true }}>
      <Shell />
    </SignedIn>
  );
}

const meta: Meta<typeof Hub> = {
  component: Hub,
  args: { ownsHub: true, hubWarns: false },
  parameters: { layout: 'fullscreen', path: '/account/hub', routes: pages },
};
export default meta;
type Story = StoryObj<typeof Hub>;

const emptyLists = http.get('*/api/collections/:collection/records', () =>
  HttpResponse.json({ page: 1, perPage: 500, totalItems: 0, totalPages: 0, items: [] }),
);

const quota = http.get('*/api/hub/quota', () => HttpResponse.json(sampleQuota(1234)));

/** The hub's status response. */
function answer(values: Parameters<typeof sampleStatus>[0]) {
  const status = http.get('*/api/hub/status', () => HttpResponse.json(sampleStatus(values)));
  return { msw: { handlers: [status, quota, emptyLists] } };
}

/** The same for new versions; turning the switch on responds that this is the newest one. */
function answerReleases(values: Parameters<typeof sampleReleases>[0]) {
  const { msw } = answer({ errors: [], releases: sampleReleases(values) });
  const turned = http.post('*/api/hub/releases', async ({ request }) =>
    HttpResponse.json({
      ...sampleReleases({ askedAt: Date.now(), newer: [] }),
      ...((await request.json()) as object),
    }),
  );
  return { msw: { handlers: [...msw.handlers, turned] } };
}

const NEWER = [
  {
    version: '1.4.0',
    date: '2025-11-26',
    changes: ['Lists open in half the time.', 'Fields take <b>bold</b> & "quoted" words as they are.'],
  },
  { version: '1.3.2', date: '2025-10-02', changes: ['A card with a long code is drawn whole again.'] },
];

export const AllIsWell: Story = {
  tags: ['screen'],
  parameters: answer({
    errors: [],
    replica: { target: 's3://bucket/hub', behind: 0.4, documents: 'copied', error: null },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Can be restored')).toBeVisible();
    await expect(canvas.getByText('Replicated 0.4 s ago')).toBeVisible();
    await expect(canvas.getByText('None in the last five days.')).toBeVisible();
  },
};

export const DamagedBackup: Story = {
  tags: ['screen'],
  parameters: answer({
    proof: { provedAt: Date.now(), findings: { problem: 'It can’t be unpacked (zip: checksum error).' } },
    warning: 'The proof of the newest backup has failed.',
    reminders: { waiting: 3, retried: 2, failingChannels: 1 },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The proof of the newest backup has failed.')).toBeVisible();
    await expect(canvas.getByText('It can’t be unpacked (zip: checksum error).')).toBeVisible();
    await expect(canvas.getByText('A public service did not give a usable answer.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'admin console' })).toHaveAttribute('href', '/_/#/logs');
  },
};

export const NewHub: Story = {
  tags: ['screen'],
  parameters: answer({ startedAt: Date.now(), backup: null, proof: null, errors: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('None yet')).toBeVisible();
    await expect(canvas.queryByText('Proof of this backup')).toBeNull();
  },
};

/** The operator has set a list of releases, and the owner has not turned the look for new versions on yet. */
export const NewVersionsOff: Story = {
  tags: ['screen'],
  parameters: answerReleases({}),
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Check for new versions once a day' });
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toHaveAccessibleDescription(
      'The hub fetches a list from example.org. It sends nothing about itself or its people.',
    );
    await userEvent.click(toggle);
    await expect(await canvas.findByText('This is the newest version.')).toBeVisible();
    await expect(toggle).toBeChecked();
  },
};

export const NewerVersions: Story = {
  tags: ['screen'],
  parameters: answerReleases({ isOn: true, askedAt: Date.now(), newer: NEWER }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Version 1.4.0, 26 Nov 2025' })).toBeVisible();
    // What is new is plain text, whatever it looks like.
    await expect(canvas.getByText('Fields take <b>bold</b> & "quoted" words as they are.')).toBeVisible();
    await expect(canvas.queryByText('This is the newest version.')).toBeNull();
  },
};

export const VersionsCouldNotBeAsked: Story = {
  tags: ['screen'],
  parameters: answerReleases({
    isOn: true,
    askedAt: Date.now(),
    problem: 'What example.org sent is not a list of releases.',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/What example.org sent is not a list of releases\./)).toBeVisible();
    await expect(canvas.getByText(/^Checked /)).toBeVisible();
  },
};

export const SwitchNotSaved: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/hub/releases', () => HttpResponse.json({ message: 'No.' }, { status: 500 })),
        ...answerReleases({}).msw.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('switch');
    await userEvent.click(toggle);
    await expect(await canvas.findByText('The hub had a problem. Please try again.')).toBeVisible();
    await expect(toggle).not.toBeChecked();
  },
};

/** Home and the account link the owner to what is wrong. */
export const WarnedOnHome: Story = {
  args: { hubWarns: true },
  parameters: { ...answer({}), path: '/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Something is wrong with the hub’s backups/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/account/hub');
  },
};

export const AccountOfTheOwner: Story = {
  args: { hubWarns: true },
  parameters: { ...answer({}), path: '/account' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Hub/ })).toHaveTextContent(
      'Something is wrong with its backups',
    );
  },
};

/** Another admin has no link to the page, and is sent home from its address. */
export const NotTheOwner: Story = {
  args: { ownsHub: false },
  parameters: answer({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Apps' })).toBeVisible();
  },
};
