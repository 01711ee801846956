import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demand } from './client.mjs';

/** The sizes of the documents, in turn: scanned letters, a warranty, a manual. */
const DOCUMENTS = [5_000_000, 10_000_000, 15_000_000, 19_000_000];

const NAME = 'scan.pdf';

/**
 * Gives a person items with documents of this total size. Writes directly to the database and the disk,
 * because creating them is not measured. They are random bytes, so that a backup can't compress them.
 * @param {import('./sizes.mjs').Place} place
 * @param {number} bytes
 * @returns {Promise<number>} the number of documents
 */
export async function addDocuments({ hub, superuser, id }, bytes) {
  const { url, data } = hub.settings;
  const collection = await demand(`${url}/api/collections/expiry`, { token: superuser });
  const storage = join(data, 'storage', /** @type {{ id: string }} */ (collection).id);
  const originals = await writeOriginals(data);
  let left = bytes;
  let count = 0;
  for (; left > 0; count += 1) {
    const index = count % DOCUMENTS.length;
    const folder = join(storage, `d${String(count).padStart(14, '0')}`);
    await mkdir(folder, { recursive: true });
    await copyFile(originals[index] ?? '', join(folder, NAME));
    left -= DOCUMENTS[index] ?? 0;
  }
  const query = `
    WITH RECURSIVE counter(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM counter WHERE n < ${count - 1})
    INSERT INTO expiry (id, name, expiryDate, document, owner, rev)
    SELECT printf('d%014d', n), 'Scan ' || n, '2031-01-01', '${NAME}', '${id}', 1 FROM counter`;
  await demand(`${url}/api/sql`, { token: superuser, method: 'POST', body: { query } });
  return count;
}

/**
 * Writes one document of each size beside the data folder.
 * @param {string} data
 */
function writeOriginals(data) {
  return Promise.all(
    DOCUMENTS.map(async (size) => {
      const path = join(data, '..', `${size}.pdf`);
      await writeFile(path, Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]));
      return path;
    }),
  );
}
