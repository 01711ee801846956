import { addDays, type CalendarDate } from '@hub/calendar';
import { makeSet, type PhotoSet, type Side, SIDES } from './photo-set';

const DAYS_BETWEEN = 92;

/** A drawn figure; `girth` is the width of its torso, in percent. */
function drawing(side: Side, girth: number): string {
  const width = side === 'side' ? girth * 0.6 : girth;
  const half = (54 * width) / 100;
  const arms =
    side === 'side'
      ? '<path d="M150 140V250" />'
      : `<path d="M${150 - half - 8} 140L${150 - half - 22} 250M${150 + half + 8} 140L${150 + half + 22} 250" />`;
  const chest =
    side === 'front' ? '<path stroke="#6f7681" stroke-width="3" d="M128 165H172M150 180V235" />' : '';
  const spine = side === 'back' ? '<path stroke="#6f7681" stroke-width="3" d="M150 140V245" />' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="900" height="1200">
<rect width="300" height="400" fill="${girth > 100 ? '#cfd3d8' : '#d9d5cd'}"/>
<g stroke="#8b929c" stroke-width="22" stroke-linecap="round" fill="none">${arms}<path d="M${150 - half / 2} 290V400M${150 + half / 2} 290V400" stroke-width="34"/></g>
<g fill="#8b929c"><circle cx="150" cy="75" r="30"/><rect x="138" y="95" width="24" height="36"/><rect x="${150 - half}" y="122" width="${half * 2}" height="150" rx="28"/></g>
<rect x="${150 - half}" y="248" width="${half * 2}" height="62" rx="14" fill="#3f4753"/>
<g fill="none" stroke-linecap="round">${chest}${spine}</g></svg>`;
}

function sampleSet(id: string, date: CalendarDate, girth: number): PhotoSet {
  const pictures = SIDES.map((side) => [side, new Blob([drawing(side, girth)], { type: 'image/svg+xml' })]);
  return { ...makeSet(date, Object.fromEntries(pictures) as Record<Side, Blob>, { newId: () => id }), id };
}

/** Two drawn sets, the newer one first, which show how the screen works until the person has a set. */
export function sampleSets(today: CalendarDate): PhotoSet[] {
  return [
    sampleSet('sample-after', today, 92),
    sampleSet('sample-before', addDays(today, -DAYS_BETWEEN), 112),
  ];
}
