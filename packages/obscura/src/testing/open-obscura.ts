import { FileProblem, type Report } from '@hub/file-core';
import { openTool } from '@hub/tool-kit/testing/page';
import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { CONTRACT, fakeCleaner, PHOTO, PLAIN, routesWith, sampleFile } from './index';
import type { Cleaner } from '../worker/cleaner';

/** Why a file whose name begins with "Bank" can't be inspected. */
export const LOCKED = 'Can’t be opened: it needs a password. Save a copy without one, and choose that.';
/** A file of an unsupported kind. */
export const HEIC = new File(['\0\0\0\x18ftypheic'], 'IMG_0001.HEIC');
/** A photo with fourteen details. */
export const PHOTO_FILE = sampleFile('IMG_20261114_183207.jpg', 'jpeg', 4_200_000);

function reportOf(file: Blob): Report {
  const { name } = file as File;
  if (name.startsWith('Bank')) throw new FileProblem(LOCKED);
  if (name.endsWith('.pdf')) return CONTRACT;
  return name.endsWith('.png') ? PLAIN : PHOTO;
}

/** The fake cleaner, and the signed-in person. */
interface Setup {
  inspect?: (file: Blob) => Promise<Report>;
  clean?: Cleaner['clean'];
  waitsFor?: (file: Blob) => boolean;
  /** Every visit belongs to another person by default. */
  id?: string;
}

let visits = 0;

/** Opens the screen with a cleaner that replaces the worker. */
export function openObscura({ id = `person${(visits += 1)}`, ...behaviour }: Setup = {}) {
  const cleaner = fakeCleaner({ inspect: reportOf, ...behaviour });
  const spies = {
    clean: vi.spyOn(cleaner, 'clean'),
    pack: vi.spyOn(cleaner, 'pack'),
    close: vi.spyOn(cleaner, 'close'),
  };
  return {
    ...openTool(
      routesWith(() => cleaner),
      '/obscura',
      { id },
    ),
    ...spies,
  };
}

type Opened = ReturnType<typeof openObscura>;

/** Chooses files of any kind. */
export async function choose({ user }: Opened, ...files: File[]) {
  await screen.findByText('Obscura', { selector: 'h1' });
  await user.upload(screen.getByLabelText('Files'), files);
}

/** A button by its name, once it is shown. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** The rows of the list of files. */
export const rows = () => within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');

/** Presses the button, once it is enabled. */
export async function process({ user }: Opened) {
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Process File' })).toHaveProperty('disabled', false),
  );
  await user.click(screen.getByRole('button', { name: 'Process File' }));
}

/** Records the names of downloaded files and the object URLs that are in use; call it before each test. */
export function watchFiles() {
  /** The names under which files were saved. */
  const saved: string[] = [];
  const inUse = new Set<string>();
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${(made += 1)}`;
    inUse.add(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void inUse.delete(url));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
  return { saved, inUse };
}
