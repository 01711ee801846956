import type { RecordFormState } from '@hub/tool-kit';
import { Disclosure, Select, TextArea, TextField } from '@hub/ui';
import { type ReactNode, useState } from 'react';
import type { LoyaltyCard } from '../api/loyalty.schema';
import type { CardDraft, loyaltyFields } from '../model/loyalty-fields';
import { lookOf } from '../model/code-shape';
import { encodedText, typesThatCannot } from '../model/code-verdict';
import { ENCODINGS, type Encoding } from '../rules/code-types';
import { CodePreview } from './code-preview';
import { TypePicker } from './type-picker';

const ENCODING_CHOICES: readonly { value: Encoding | ''; label: string }[] = [
  { value: '', label: 'What fits' },
  ...ENCODINGS.map((value) => ({ value, label: value })),
];

const DIGITS_ONLY: readonly string[] = ['qrcode', 'ean13', 'ean8', 'upca', 'upce', 'itf'];

interface CodeFieldsProps {
  form: Pick<RecordFormState<typeof loyaltyFields, LoyaltyCard>, 'draft' | 'problems' | 'change' | 'field'>;
}

interface CodeFieldsWithScanProps extends CodeFieldsProps {
  /** A remark about the number. */
  numberNote: string | undefined;
  /** The link to the scanner, shown below the number. */
  scan: ReactNode;
}

/** The fields of a card's code, below its preview: name, number, type, and the code's text if it differs. */
export function CodeFields({ form, numberNote, scan }: CodeFieldsWithScanProps) {
  const { draft, problems, change, field } = form;
  const isQrCode = draft.type === 'qrcode';
  return (
    <>
      <CodePreview draft={draft} isSaidElsewhere={Boolean(problems.cardId ?? problems.code)} />
      <TextField {...field('name')} placeholder="Shop name" autoComplete="off" autoFocus />
      <TextField
        {...field('cardId')}
        autoComplete="off"
        inputMode={DIGITS_ONLY.includes(draft.type) ? 'numeric' : 'text'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        // This hint is hidden while the number has a problem, whose message says the same.
        hint={numberNote ?? (isQrCode && !problems.cardId ? 'QR mode requires numeric only.' : undefined)}
      />
      {scan}
      <TypePicker
        {...field('type')}
        grey={typesThatCannot(draft)}
        // Includes the texts, because a change clears their problems, which were about the previous type.
        onChange={(type) => change({ type, cardId: draft.cardId, code: draft.code })}
      />
      {draft.type !== 'none' && <OtherText form={form} />}
    </>
  );
}

/** The text of the code if it is not the Card ID, collapsed while it is empty. */
function OtherText({ form }: CodeFieldsProps) {
  const [isOpen] = useState(form.draft.code !== '' || form.draft.encoding !== '');
  if (isOpen) return <OtherTextFields form={form} />;
  return (
    <Disclosure label="The code says something else">
      <div className="flex flex-col gap-4 pt-3">
        <OtherTextFields form={form} />
      </div>
    </Disclosure>
  );
}

function OtherTextFields({ form: { draft, change, field } }: CodeFieldsProps) {
  return (
    <>
      <TextArea
        {...field('code')}
        hint="For a card whose code says more than the number on it, or something else."
        rows={2}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      {(draft.encoding !== '' || needsEncoding(draft)) && (
        <Select
          {...field('encoding')}
          options={ENCODING_CHOICES}
          onChange={(encoding) => change({ encoding, cardId: draft.cardId, code: draft.code })}
        />
      )}
    </>
  );
}

/** Whether the bytes of a code depend on its encoding: it takes any text, and this one is not ASCII. */
function needsEncoding(draft: CardDraft): boolean {
  const isBytes = draft.type !== 'none' && draft.type !== 'qrcode' && lookOf(draft.type).shape !== 'bars';
  return isBytes && [...encodedText(draft)].some((character) => character > '\u007f');
}
