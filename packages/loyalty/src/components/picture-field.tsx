import { useOfflineReason } from '@hub/pb-client';
import { type FileDraft, StoredFile } from '@hub/tool-kit';
import { FileField } from '@hub/ui';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { loyaltyFields } from '../model/loyalty-fields';
import { PICTURE_TYPES } from '../pictures/picture-problem';
import type { Side } from '../rules/sides';
import type { usePictures } from './use-pictures';

interface PictureFieldProps {
  side: Side;
  card: LoyaltyCard | null;
  value: FileDraft;
  onChange: (value: FileDraft) => void;
  pictures: ReturnType<typeof usePictures>;
  error: string | undefined;
  /** The progress of the upload, from 0 to 1. */
  progress: number | undefined;
}

/** The picture of a side of a card, to choose, remove or replace; the stored one changes on save. */
export function PictureField({ side, card, value, onChange, pictures, error, progress }: PictureFieldProps) {
  const offline = useOfflineReason();
  const { label } = loyaltyFields[side];
  const stored = card?.[side] ?? null;
  const shown = value === 'unchanged' ? stored : null;
  const chosen = value instanceof File ? value : null;
  const state = pictures.states[side];
  const isBusy = state === 'busy';

  function change(file: File | null) {
    if (file === null) {
      pictures.leave(side);
      onChange(stored === null ? 'unchanged' : 'removed');
    } else void pictures.choose(side, file, onChange);
  }

  return (
    <div className="flex flex-col gap-3">
      <FileField
        label={label}
        name={side}
        prompt={isBusy ? 'Preparing the picture…' : 'Choose a picture'}
        hint={offline ?? 'Details of place, time and device are removed first.'}
        disabled={isBusy || (offline !== undefined && !chosen)}
        accept={PICTURE_TYPES}
        value={chosen}
        onChange={change}
        stored={shown === null ? null : { name: `${label} of the card` }}
        onRemoveStored={() => onChange('removed')}
        error={state instanceof Error ? state.message : error}
        progress={chosen ? progress : undefined}
      />
      {card && shown !== null && (
        <StoredFile
          collection="loyalty"
          id={card.id}
          fileName={shown}
          name={label.toLowerCase()}
          isPicture
          what="the picture"
        />
      )}
    </div>
  );
}
