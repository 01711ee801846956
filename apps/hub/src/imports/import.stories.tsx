import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeZip } from 'client-zip';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { pages } from '../shell/shell-routes';
import { Hub } from '../testing/hub';
import { MANIFEST, README } from './archive/manifest';
import { sha256 } from './archive/sha256';

const OUTCOMES = [
  {
    ...{ status: 'changed', id: 'a', isTouched: false },
    changes: [{ field: 'description', from: 'Bakery', to: 'Bakery Oost' }],
  },
  { status: 'here', id: 'b' },
  { status: 'refused', problems: { email: 'Must be a valid email address.' } },
  ...['c', 'd', 'e', 'f', 'g'].map((id) => ({ status: 'new', id })),
];
const preview = http.post('*/api/hub/import/alias', () => HttpResponse.json({ id: null, rows: OUTCOMES }));
const past = http.get('*/api/collections/imports/records', () =>
  HttpResponse.json({
    ...{ page: 1, perPage: 500, totalItems: 1, totalPages: 1 },
    items: [
      {
        ...{ id: 'aaaaaaaaaaaaaaa', tool: 'alias', source: 'addy', added: 31, changed: 6, undone: '' },
        ...{ until: '2026-11-30T08:00:00.000Z', created: '2026-11-23 08:00:00.000Z' },
      },
    ],
  }),
);

const exercises = http.get('*/api/collections/exercises/records', () =>
  HttpResponse.json({
    ...{ page: 1, perPage: 500, totalItems: 3, totalPages: 1 },
    items: ['Barbell Bench Press', 'Barbell Squat', 'Deadlift'].map((title, at) => ({
      ...{
        id: `exercise000000${at}`,
        title,
        instructions: '',
        instruction: '',
        video: '',
        tags: [],
        tags_csv: '',
      },
      ...{ muscles: [], secondary: [], equipment: '', notes: '', progression: '', regression: '', rev: 1 },
    })),
  }),
);
const settings = http.get('*/api/collections/training_settings/records', () =>
  HttpResponse.json({ page: 1, perPage: 1, totalItems: 0, totalPages: 1, items: [] }),
);
const HELD = [
  ...[{ name: 'workouts', count: 214, fileFields: [], files: 0, bytes: 0 }],
  ...[{ name: 'aliases', count: 7, fileFields: [], files: 0, bytes: 0 }],
  ...[{ name: 'expiry', count: 11, fileFields: ['document'], files: 9, bytes: 12_400_000 }],
  ...[{ name: 'loyalty', count: 10, fileFields: ['front', 'back'], files: 4, bytes: 500_000 }],
];
const overview = http.get('*/api/hub/archive', () =>
  HttpResponse.json({ schema: '1', collections: HELD, leftOut: [] }),
);
const restored = http.post('*/api/hub/archive/aliases', () =>
  HttpResponse.json({
    records: [
      { status: 'new', id: 'a' },
      { status: 'here', id: 'b' },
      {
        status: 'changed',
        id: 'c',
        changes: [{ field: 'description', from: 'Newer', to: 'Older' }],
        isTouched: true,
      },
      { status: 'refused', problems: { email: 'That alias already exists.' } },
    ],
  }),
);

const meta: Meta<typeof Hub> = {
  component: Hub,
  parameters: {
    layout: 'fullscreen',
    path: '/import',
    routes: pages,
    msw: { handlers: [preview, past, exercises, settings, overview, restored] },
  },
};
export default meta;
type Story = StoryObj<typeof Hub>;

const ROWS = [
  'bakery@mail.example,Bakery Oost',
  'gym@mail.example,Gym',
  'no address,Broken',
  ...['books', 'ferry', 'garden', 'cinema', 'bikes'].map((name) => `${name}@mail.example,Shop of ${name}`),
];

/** Drops a file on the page. */
function drop(content: BlobPart, name = 'addresses.csv'): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([content], name));
  window.dispatchEvent(new DragEvent('drop', { dataTransfer }));
}

export const NoFile: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
};

export const Preview: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose a file' });
    drop(['email,description,Ends,Colour', ...ROWS.map((row) => `${row},2027-01-02,blue`)].join('\n'));
    await expect(await canvas.findByRole('button', { name: 'Import 6' })).toBeEnabled();
    await expect(canvas.getByText(/^Columns left out.*: Ends, Colour$/)).toBeVisible();
  },
};

const SETS = ['Squat (Barbell)', 'Bench Press - Wide Grip (Barbell)', 'Sled push'].map(
  (name) => `2026-01-05 08:00:00,Legs,${name},1,60,8`,
);

export const NamesOfExercises: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose a file' });
    drop(['Date,Workout Name,Exercise Name,Set Order,Weight (kg),Reps', ...SETS].join('\n'));
    await expect(await canvas.findByLabelText('Sled push')).toHaveValue('');
    await expect(canvas.getByLabelText('Squat (Barbell)')).toHaveValue('exercise0000001');
  },
};

export const UnknownFile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose a file' });
    drop('a,b\n1,2');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No tool recognises this kind of file.');
  },
};

export const YourData: Story = {
  tags: ['screen'],
  parameters: { path: '/account/data' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeEnabled();
    await expect(await canvas.findByRole('button', { name: 'Download, about 13.1 MB' })).toBeEnabled();
    await expect(canvas.getByText('11 items, 9 documents')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Download Aliases' })).toBeVisible();
  },
};

const ALIASES = ['bakery', 'gym', 'books', 'ferry'].map((name) => ({
  id: name.padEnd(15, '0'),
  email: `${name}@mail.example`,
}));

/** The archive of an account with four aliases. */
async function archiveOfAliases(): Promise<Blob> {
  const parts = [
    [README, 'All of Mei'],
    ['data/aliases.json', JSON.stringify(ALIASES)],
  ] as const;
  const files = await Promise.all(
    parts.map(async ([path, text]) => {
      const bytes = new TextEncoder().encode(text);
      return { path, bytes: bytes.length, sha256: await sha256(bytes) };
    }),
  );
  const manifest = {
    ...{ kind: 'hub-export', format: 1, hub: '1', made: '2026-11-02T08:00:00.000Z', withFiles: true },
    ...{ person: { id: 'mei', name: 'Mei', email: 'mei@example.com' }, counts: { aliases: 4 }, files },
    ...{ leftOut: [], missing: ['files/expiry/a/scan.pdf'] },
  };
  const all = [...parts, [MANIFEST, JSON.stringify(manifest)]] as const;
  return new Response(makeZip(all.map(([name, input]) => ({ name, input })))).blob();
}

export const Archive: Story = {
  tags: ['screen'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Choose a file' });
    drop(await archiveOfAliases(), 'hub-export-2026-11-02.zip');
    await expect(await canvas.findByRole('button', { name: 'Restore 1' })).toBeEnabled();
    await expect(await canvas.findByText('Description; changed later here')).toBeVisible();
    await expect(canvas.getByText(/^1 document could not be found/)).toBeVisible();
  },
};
