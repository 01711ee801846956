import { Fragment } from 'react';

/** A text that can break after a slash, such as the weights of several sets: `60/65/70 kg`. */
export function BreakAtSlashes({ children }: { children: string }) {
  return children.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
