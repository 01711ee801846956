import { formatSize } from '@hub/locale';
import { indexOf } from '../bytes';
import type { Detail } from '../report';

/** How another JPEG begins (CIPA DC-007, 5.1). */
const PICTURE = '\xff\xd8\xff';
/** The type of the box at the start of a video (ISO/IEC 14496-12, 4.3). */
const FILM = 'ftyp';

/** Describes the bytes after the end of a picture; `[]` if there are none. */
export function detailsOfAfter(after: Uint8Array): Detail[] {
  if (after.length === 0) return [];
  const parts = [
    ...(indexOf(after, PICTURE) !== -1 ? ['pictures'] : []),
    ...(indexOf(after, FILM) !== -1 ? ['a film'] : []),
  ];
  const what = parts.length > 0 ? `${parts.join(' and ')}, ` : '';
  return [{ topic: 'more', label: 'After the picture', value: `${what}${formatSize(after.length)}` }];
}
