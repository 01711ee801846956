import { Fragment, type ReactNode } from 'react';
import { partsOf } from '@hub/locale';

/** The parts of a text between which a line can break: an e-mail address is one long word. */
function pieces(text: string): ReactNode {
  return text.split(/(?<=[@._-])/).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** A text with the matches underlined. */
export function FoundText({ text, query }: { text: string; query: string }) {
  return partsOf(text, query).map((part, index) =>
    part.isFound ? (
      <mark key={index} className="bg-transparent text-inherit underline underline-offset-3">
        {pieces(part.text)}
      </mark>
    ) : (
      <Fragment key={index}>{pieces(part.text)}</Fragment>
    ),
  );
}
