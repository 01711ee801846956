import { counted } from '@hub/locale';
import type { Detail } from '../report';
import { distinct } from './distinct';
import { detailsOfExif } from './exif';
import { detailsOfIptc } from './iptc';
import { thumbnailDetail } from './thumbnail';
import { unread } from './text';
import { detailsOfXmp } from './xmp';

/** `8BIM`, and the signatures that other Adobe programs write in its place. */
const SIGNATURES = ['8BIM', '8BPS', 'PHUT', 'AgHg', 'DCSR', 'MeSa'];
const SMALLEST_RESOURCE = 12;

const IPTC = 0x0404;
const THUMBNAILS = [0x0409, 0x040c];
/** The format, the size and more, before the picture itself. */
const THUMBNAIL_HEAD = 28;
const EXIF = [0x0422, 0x0423];
const XMP = 0x0424;

interface Resource {
  id: number;
  data: Uint8Array;
}

/** A resource: a signature, an ID, a name, a length and data; name and data are padded to be even. */
function resourcesOf(bytes: Uint8Array): Resource[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const resources: Resource[] = [];
  let at = 0;
  while (at + SMALLEST_RESOURCE <= bytes.length) {
    const signature = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (!SIGNATURES.includes(signature)) break;
    const name = view.getUint8(at + 6) + 1;
    const header = at + 6 + name + (name % 2);
    if (header + 4 > bytes.length) break;
    const length = view.getUint32(header);
    const from = header + 4;
    if (from + length > bytes.length) break;
    resources.push({ id: view.getUint16(at + 4), data: bytes.subarray(from, from + length) });
    at = from + length + (length % 2);
  }
  return resources;
}

async function detailsOf({ id, data }: Resource): Promise<Detail[] | null> {
  if (id === IPTC) return detailsOfIptc(data);
  if (EXIF.includes(id)) return detailsOfExif(data);
  if (id === XMP) return detailsOfXmp(data);
  if (!THUMBNAILS.includes(id)) return null;
  return [thumbnailDetail(data.subarray(THUMBNAIL_HEAD))];
}

/**
 * The details in Photoshop's image resources, which begin with `8BIM` (Adobe Photoshop File Formats
 * Specification, "Image Resources Section"). Never fails.
 */
export async function detailsOfPhotoshop(bytes: Uint8Array): Promise<Detail[]> {
  const resources = resourcesOf(bytes);
  if (resources.length === 0) return [unread('Photoshop', bytes.length, 'edits')];
  const details: Detail[] = [];
  let settings = 0;
  for (const resource of resources) {
    const found = await detailsOf(resource);
    if (found) details.push(...found);
    else settings++;
  }
  if (settings > 0) {
    details.push({ topic: 'edits', label: 'Photoshop', value: counted(settings, 'setting') });
  }
  return distinct(details);
}
