import { counted } from '@hub/locale';
import type { DeviceFiles } from '@hub/tool-kit/import';
import type { PhotoSet } from '../progress/photos/photo-set';

const countOf = (sets: readonly PhotoSet[]) =>
  sets.reduce((sum, { photos }) => sum + Object.keys(photos).length, 0);

async function storeOf(personId: string) {
  const { photoStore } = await import('../progress/photos/photo-store');
  return photoStore(personId);
}

/** The progress photos, which are stored only in this browser. */
export const devicePhotos: DeviceFiles = {
  called: (count) => counted(count, 'photo'),
  count: async (personId) => countOf(await (await storeOf(personId)).list()),
  inArchive: 'files/progress-photos.zip',
  make: async (personId) => {
    const { packSets } = await import('../progress/photos/archive');
    return packSets(await (await storeOf(personId)).list());
  },
  take: async (personId, file) => {
    const { unpackSets } = await import('../progress/photos/archive');
    const { preparedPhoto } = await import('../progress/photos/prepare-photo');
    return (await storeOf(personId)).add(await unpackSets(file, preparedPhoto));
  },
};
