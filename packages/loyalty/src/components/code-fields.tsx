import type { FieldProblems } from '@hub/tool-kit';
import { Disclosure, Select, TextArea, TextField } from '@hub/ui';
import { type ReactNode, useState } from 'react';
import { type CardDraft, loyaltyFields } from '../model/loyalty-fields';
import { lookOf } from '../model/code-shape';
import { textOf, typesThatCannot } from '../model/code-verdict';
import { ENCODINGS, type Encoding } from '../rules/code-types';
import { CodePreview } from './code-preview';
import { TypePicker } from './type-picker';

const ENCODING_CHOICES: readonly { value: Encoding | ''; label: string }[] = [
  { value: '', label: 'What fits' },
  ...ENCODINGS.map((value) => ({ value, label: value })),
];

const DIGITS_ONLY: readonly string[] = ['qrcode', 'ean13', 'ean8', 'upca', 'upce', 'itf'];

interface CodeFieldsProps {
  draft: CardDraft;
  problems: FieldProblems<CardDraft>;
  change: (changes: Partial<CardDraft>) => void;
}

interface CodeFieldsWithScanProps extends CodeFieldsProps {
  /** A remark about the number. */
  numberNote: string | undefined;
  /** The link to the scanner, shown below the number. */
  scan: ReactNode;
}

/**
 * The fields that determine a card's code, below a preview of it: name, number, type, and the text of the
 * code if it differs.
 */
export function CodeFields({ draft, problems, change, numberNote, scan }: CodeFieldsWithScanProps) {
  const isQrCode = draft.type === 'qrcode';
  const text = (name: 'name' | 'cardId') => ({
    name,
    label: loyaltyFields[name].label,
    error: problems[name],
    limit: loyaltyFields[name].limit,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    autoComplete: 'off',
  });
  return (
    <>
      <CodePreview draft={draft} isSaidElsewhere={Boolean(problems.cardId ?? problems.code)} />
      <TextField {...text('name')} placeholder="Shop name" autoFocus />
      <TextField
        {...text('cardId')}
        inputMode={DIGITS_ONLY.includes(draft.type) ? 'numeric' : 'text'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        // This hint is hidden while the number has a problem, whose message says the same.
        hint={numberNote ?? (isQrCode && !problems.cardId ? 'QR mode requires numeric only.' : undefined)}
      />
      {scan}
      <TypePicker
        label={loyaltyFields.type.label}
        value={draft.type}
        grey={typesThatCannot(draft)}
        error={problems.type}
        // Includes the texts, because a change clears their problems, which were about the previous type.
        onChange={(type) => change({ type, cardId: draft.cardId, code: draft.code })}
      />
      {draft.type !== 'none' && <OtherText draft={draft} problems={problems} change={change} />}
    </>
  );
}

/** The text of the code if it is not the Card ID, collapsed while it is empty. */
function OtherText(props: CodeFieldsProps) {
  const [isOpen] = useState(props.draft.code !== '' || props.draft.encoding !== '');
  if (isOpen) return <OtherTextFields {...props} />;
  return (
    <Disclosure label="The code says something else">
      <div className="flex flex-col gap-4 pt-3">
        <OtherTextFields {...props} />
      </div>
    </Disclosure>
  );
}

function OtherTextFields({ draft, problems, change }: CodeFieldsProps) {
  const { label, limit } = loyaltyFields.code;
  return (
    <>
      <TextArea
        label={label}
        name="code"
        error={problems.code}
        hint="For a card whose code says more than the number on it, or something else."
        limit={limit}
        value={draft.code}
        onChange={(code) => change({ code })}
        rows={2}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      {(draft.encoding !== '' || needsEncoding(draft)) && (
        <Select
          label={loyaltyFields.encoding.label}
          name="encoding"
          error={problems.encoding}
          options={ENCODING_CHOICES}
          value={draft.encoding}
          onChange={(encoding) => change({ encoding, cardId: draft.cardId, code: draft.code })}
        />
      )}
    </>
  );
}

/**
 * Whether the bytes of a code depend on its encoding: the code can contain any text, and this text is not
 * plain ASCII.
 */
function needsEncoding(draft: CardDraft): boolean {
  const isBytes = draft.type !== 'none' && draft.type !== 'qrcode' && lookOf(draft.type).shape !== 'bars';
  return isBytes && [...textOf(draft)].some((character) => character > '\u007f');
}
