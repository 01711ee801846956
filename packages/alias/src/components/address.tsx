import { Fragment } from 'react';
import { breakableParts } from '../model/address';

/** An address that breaks at its hyphens and before the @, never inside a word; copied, it is nothing but itself. */
export function Address({ children }: { children: string }) {
  return breakableParts(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
