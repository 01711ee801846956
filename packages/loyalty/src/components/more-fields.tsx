import type { RecordFormState } from '@hub/tool-kit';
import { Checkbox, DatalistField, DateField, Disclosure, SideBySide, TextArea, TextField } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardsQuery } from '../api/loyalty.queries';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { CURRENCIES } from '../model/currencies';
import { groupsOfCards } from '../model/filter-cards';
import type { loyaltyFields } from '../model/loyalty-fields';
import { SIDES } from '../rules/sides';
import { ColourField } from './colour-field';
import { GroupsField } from './groups-field';
import { PictureField } from './picture-field';
import type { usePictures } from './use-pictures';

const NAMES = [
  'note',
  'balance',
  'balanceCurrency',
  'validFrom',
  'groups',
  'colour',
  'starred',
  'archived',
  'front',
  'back',
] as const;
const DRAFT_NAMES = [...NAMES, 'unaddedGroup'] as const;

interface MoreFieldsProps {
  card: LoyaltyCard | null;
  form: Pick<
    RecordFormState<typeof loyaltyFields, LoyaltyCard>,
    'draft' | 'problems' | 'change' | 'field' | 'progress'
  >;
  pictures: ReturnType<typeof usePictures>;
}

/** Whether a card has a value in one of the collapsed fields. */
function hasMore(card: LoyaltyCard): boolean {
  return NAMES.some((name) => (Array.isArray(card[name]) ? card[name].length > 0 : Boolean(card[name])));
}

/** The fields beyond the specification's card, collapsed unless one has a value or an error. */
export function MoreFields({ card, form, pictures }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(card !== null && hasMore(card));
  const { draft, problems } = form;
  const isChosen = draft.front instanceof File || draft.back instanceof File;
  return (
    <Disclosure
      label="More: note, balance, colour, pictures"
      open={isOpen || isChosen || DRAFT_NAMES.some((name) => problems[name] !== undefined)}
      onToggle={setOpen}
    >
      <div className="flex flex-col gap-5 pt-5">
        <Texts form={form} />
        <Looks card={card} form={form} pictures={pictures} />
      </div>
    </Disclosure>
  );
}

function Texts({ form: { field } }: Pick<MoreFieldsProps, 'form'>) {
  return (
    <>
      <TextArea {...field('note')} />
      <SideBySide>
        <TextField {...field('balance')} inputMode="decimal" autoComplete="off" />
        <DatalistField
          {...field('balanceCurrency')}
          suggestions={CURRENCIES}
          placeholder="Points"
          autoCapitalize="characters"
        />
      </SideBySide>
      <DateField {...field('validFrom')} />
    </>
  );
}

function Looks({ card, form: { draft, problems, change, field, progress }, pictures }: MoreFieldsProps) {
  // Reads only the cached list: a form does not request it.
  const { data: known } = useQuery({ ...cardsQuery(), enabled: false });
  return (
    <>
      <GroupsField
        {...field('groups')}
        known={groupsOfCards(known ?? [])}
        typed={draft.unaddedGroup}
        onChange={change}
        error={problems.groups ?? problems.unaddedGroup}
      />
      <ColourField {...field('colour')} name={draft.name} offered={pictures.colour} />
      <Checkbox {...field('starred')} />
      <Checkbox {...field('archived')} />
      {SIDES.map((side) => (
        <PictureField
          key={side}
          side={side}
          card={card}
          {...field(side)}
          pictures={pictures}
          progress={progress}
        />
      ))}
    </>
  );
}
