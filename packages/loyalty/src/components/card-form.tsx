import { RecordForm, savedInWords, ShareField, useRecordForm, useWayOut } from '@hub/tool-kit';
import { Button, Checkbox, DateField, Select, TextField, useToast } from '@hub/ui';
import { useId } from 'react';
import { loyaltyRecords } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';
import type { CardType } from '../rules/card-id';
import { TYPE_CHOICES } from '../model/card-texts';
import { checkCardId, clampSeconds, loyaltyFields, noticeOf } from '../model/loyalty-fields';
import { loyaltyPaths } from '../paths';
import { LoyaltyPage } from './loyalty-page';

const TYPES = (Object.keys(TYPE_CHOICES) as CardType[]).map((value) => ({
  value,
  label: TYPE_CHOICES[value],
}));

interface CardFormProps {
  title: string;
  /** The card to change; `null` makes a new one. */
  card: LoyaltyCard | null;
  /** The card was deleted while the form was open. */
  gone?: boolean;
}

/** The page with the form for a card; Save is in its header. After a save it leads to the card. */
export function CardForm({ title, card, gone = false }: CardFormProps) {
  const wayOut = useWayOut();
  const toast = useToast();
  const formId = useId();
  const form = useRecordForm({
    records: loyaltyRecords,
    fields: loyaltyFields,
    item: card,
    check: checkCardId,
    onSaved: ({ id }: LoyaltyCard, waits) => {
      toast(savedInWords(waits));
      wayOut.leaveTo(loyaltyPaths.card(id));
    },
  });
  const { draft, problems, change } = form;
  const label = (name: keyof typeof loyaltyFields) => ({
    name,
    label: loyaltyFields[name].label,
    error: problems[name],
  });
  const text = (name: 'name' | 'cardId' | 'expiryDate') => ({
    ...label(name),
    maxLength: loyaltyFields[name].limit,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  const isQrCode = draft.type === 'qrcode';

  return (
    <LoyaltyPage
      title={title}
      windowTitle={card ? `Edit ${card.name}` : title}
      back={() => wayOut.leaveTo(card ? loyaltyPaths.card(card.id) : loyaltyPaths.list)}
      actions={
        <Button type="submit" form={formId} size="sm" busy={form.busy} busyLabel="Saving…">
          Save
        </Button>
      }
    >
      <RecordForm id={formId} form={form} gone={gone} notice={noticeOf(draft, problems)}>
        <TextField {...text('name')} placeholder="Shop name" autoFocus autoComplete="off" />
        <TextField
          {...text('cardId')}
          inputMode={isQrCode ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          // The problem of the number says the same.
          hint={isQrCode && !problems.cardId ? 'QR mode requires numeric only.' : undefined}
        />
        <Select
          {...label('type')}
          options={TYPES}
          value={draft.type}
          // The problem of the number was about the other type.
          onChange={(type) => change({ type, cardId: draft.cardId })}
        />
        <Checkbox
          {...label('customUI')}
          value={draft.customUI}
          onChange={(customUI) => change({ customUI })}
        />
        <DateField {...text('expiryDate')} />
        <TextField
          {...label('refreshSeconds')}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          placeholder="0 = off"
          autoComplete="off"
          value={draft.refreshSeconds}
          onChange={(typed) => change({ refreshSeconds: clampSeconds(typed) })}
        />
        <ShareField item={card} form={form} />
      </RecordForm>
    </LoyaltyPage>
  );
}
