import { RecordForm, savedInWords, ShareField, useRecordForm, useWayOut } from '@hub/tool-kit';
import { Button, Checkbox, DateField, TextField, useToast } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { cardsQuery, loyaltyRecords } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { checkCardId } from '../model/code-problem';
import { clampSeconds, loyaltyFields, noticeOf } from '../model/loyalty-fields';
import { numberNote } from '../model/number-note';
import { loyaltyPaths } from '../paths';
import { CardReminders } from './card-reminders';
import { CodeFields } from './code-fields';
import { KeepScanned } from './keep-scanned';
import { LoyaltyPage } from './loyalty-page';
import { MoreFields } from './more-fields';
import { ScanButton } from './scan-button';
import { usePictures } from './use-pictures';

interface CardFormProps {
  title: string;
  /** The card to change; `null` for a new one. */
  card: LoyaltyCard | null;
  /** The card was deleted while the form was open. */
  isDeleted?: boolean;
}

/** The page with the form for a card; Save is in its header. After a save it opens the card. */
export function CardForm({ title, card, isDeleted = false }: CardFormProps) {
  const wayOut = useWayOut();
  const toast = useToast();
  const formId = useId();
  const pictures = usePictures();
  const form = useRecordForm({
    records: loyaltyRecords,
    fields: loyaltyFields,
    item: card,
    check: (draft) => ({ ...pictures.check(), ...checkCardId(draft) }),
    onSaved: ({ id }: LoyaltyCard, waits) => {
      toast(savedInWords(waits));
      wayOut.leaveTo(loyaltyPaths.card(id));
    },
  });
  const { draft, problems, change, field } = form;
  // The cached list when the form was opened, so that it does not find the card that it creates.
  const queryClient = useQueryClient();
  const [cards] = useState(() => queryClient.getQueryData(cardsQuery().queryKey) ?? []);

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
      <RecordForm id={formId} form={form} isDeleted={isDeleted} notice={noticeOf(draft, problems)}>
        <CodeFields
          form={form}
          numberNote={numberNote(draft, card, cards)}
          scan={<ScanButton card={card} keep={form.keep} />}
        />
        <KeepScanned
          onKeep={(picture) => void pictures.choose('front', picture, (front) => change({ front }))}
        />
        <DateField {...field('expiryDate')} />
        {/* Not last, because few cards need the fields below. */}
        <ShareField item={card} form={form} />
        <Checkbox {...field('customUI')} />
        <TextField
          {...field('refreshSeconds')}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          placeholder="0 = off"
          autoComplete="off"
          onChange={(typed) => change({ refreshSeconds: clampSeconds(typed) })}
        />
        <MoreFields card={card} form={form} pictures={pictures} />
      </RecordForm>
      {/* Only for the custom layout, whose page does not show them. */}
      {card?.customUI && <CardReminders card={card} />}
    </LoyaltyPage>
  );
}
