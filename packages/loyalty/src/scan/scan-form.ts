import { useSession } from '@hub/auth';
import { draftOf, type FormDraft, keepFormDraft, keptFormDraft, lockDeviceDraft } from '@hub/tool-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { type CardDraft, loyaltyFields } from '../model/loyalty-fields';
import { loyaltyPaths } from '../paths';
import { cardOfScan } from './card-of-scan';
import type { Found } from './read';
import { keepScannedPicture } from './scanned-picture';

/** What a form holds that the scanner was opened from. */
type CardFormDraft = FormDraft<LoyaltyCard, CardDraft>;

/** The form that the scanner was opened from, in the state of its history entry. */
export interface ScanState {
  /** The id of a stored card; a new one without it. */
  card?: string | undefined;
  /** Of a scanner that was opened by itself, no form goes on with what it has read. */
  isFromForm?: boolean;
}

/** The form that a find goes to: that of the card from which the scanner was opened, or of a new one. */
export function useScanForm() {
  const navigate = useNavigate();
  const { card, isFromForm = false } = (useLocation().state ?? {}) as ScanState;
  const personId = useSession().user?.id;
  const keyOf = (part: string) => ({ collection: 'loyalty', personId, part }) as const;
  const stored = card === undefined ? null : (keptFormDraft(keyOf(card)) as CardFormDraft | null);
  // After a reload nothing is in memory of a form: what is read goes into the new card whose draft is on the device, if any.
  const key = keyOf(card !== undefined && stored !== null ? card : 'new');
  const blank = draftOf(loyaltyFields, null);
  const isOfNew = isFromForm && card === undefined;
  const [onDevice, setOnDevice] = useState<CardFormDraft | null>(null);
  const inMemory = stored ?? (keptFormDraft(key) as CardFormDraft | null);
  const formDraft = inMemory ?? onDevice;
  const take = useEffectEvent(() =>
    isOfNew && inMemory === null
      ? lockDeviceDraft<typeof loyaltyFields, LoyaltyCard>(key, loyaltyFields, null, blank)
      : null,
  );
  useEffect(() => void take()?.then(setOnDevice), []);
  const formPath = card !== undefined && stored !== null ? loyaltyPaths.edit(card) : loyaltyPaths.add;
  // The scanner is no step of the history: Back from the form leads past it.
  const open = () => void navigate(formPath, { replace: true });
  return {
    /** Where Back leads: to the form, if the scanner was opened from one. */
    back: formDraft === null ? loyaltyPaths.list : formPath,
    /** Opens the form as it was. */
    type: open,
    /** Opens the form with what was read in it, and keeps the picture for it. */
    fill: (found: Found, picture: File | null) => {
      const before: CardFormDraft = formDraft ?? { opened: null, draft: blank };
      keepFormDraft(key, { ...before, draft: { ...before.draft, ...cardOfScan(found) } });
      keepScannedPicture(picture);
      open();
    },
  };
}
