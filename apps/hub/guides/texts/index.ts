import type { Guide } from '../../src/guides/guides.ts';
import type { GuideText } from '../guide-text.ts';
import { firstWeek } from './first-week-with-the-app.ts';
import { howResultsAreWritten } from './how-results-are-written.ts';
import { packingDocuments } from './packing-documents-for-a-trip.ts';
import { warmingUp } from './warming-up.ts';

/** The text of each guide. */
export const texts: Record<Guide['slug'], GuideText> = {
  'first-week-with-the-app': firstWeek,
  'how-results-are-written': howResultsAreWritten,
  'warming-up': warmingUp,
  'packing-documents-for-a-trip': packingDocuments,
};
