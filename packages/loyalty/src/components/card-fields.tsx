import { Checkbox, DateField, Select, ShareSwitch, TextField } from '@hub/ui';
import type { CardType } from '../api/loyalty.schema';
import { LABELS } from '../model/card-conflict';
import { type CardDraft, clampSeconds, type DraftProblems } from '../model/card-draft';
import { TYPE_CHOICES } from '../model/card-texts';

/** The longest texts that the server takes. */
const MAX_NAME = 200;
const MAX_CARD_ID = 100;

const TYPES = (Object.keys(TYPE_CHOICES) as CardType[]).map((value) => ({
  value,
  label: TYPE_CHOICES[value],
}));

interface CardFieldsProps {
  draft: CardDraft;
  problems: DraftProblems;
  change: (changes: Partial<CardDraft>) => void;
}

/** The fields of a card in the order of specification §2, with what is wrong beside each. */
export function CardFields({ draft, problems, change }: CardFieldsProps) {
  const isQrCode = draft.type === 'qrcode';
  return (
    <>
      <TextField
        label={LABELS.name}
        name="name"
        placeholder="Shop name"
        autoFocus
        autoComplete="off"
        maxLength={MAX_NAME}
        value={draft.name}
        onChange={(name) => change({ name })}
        error={problems.name}
      />
      <TextField
        label={LABELS.cardId}
        name="cardId"
        inputMode={isQrCode ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_CARD_ID}
        hint={isQrCode ? 'QR mode requires numeric only.' : undefined}
        value={draft.cardId}
        onChange={(cardId) => change({ cardId })}
        error={problems.cardId}
      />
      <Select
        label={LABELS.type}
        name="type"
        options={TYPES}
        value={draft.type}
        // What was wrong with the number was wrong for the other type.
        onChange={(type) => change({ type, cardId: draft.cardId })}
        error={problems.type}
      />
      <Checkbox
        label={LABELS.customUI}
        name="customUI"
        value={draft.customUI}
        onChange={(customUI) => change({ customUI })}
        error={problems.customUI}
      />
      <DateField
        label={LABELS.expiryDate}
        name="expiryDate"
        value={draft.expiryDate}
        onChange={(expiryDate) => change({ expiryDate })}
        error={problems.expiryDate}
      />
      <TextField
        label={LABELS.refreshSeconds}
        name="refreshSeconds"
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        placeholder="0 = off"
        autoComplete="off"
        value={draft.refreshSeconds}
        onChange={(typed) => change({ refreshSeconds: clampSeconds(typed) })}
        error={problems.refreshSeconds}
      />
      <div className="border-t border-line pt-4">
        <ShareSwitch value={draft.shared} onChange={(shared) => change({ shared })} error={problems.shared} />
      </div>
    </>
  );
}
