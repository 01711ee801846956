import { Fragment } from 'react';

/** The parts of an address between which a line can break: after each hyphen and before the @. */
function breakableParts(address: string): string[] {
  return address.split(/(?<=-)|(?=@)/);
}

/** An e-mail address, or a name: it breaks only after hyphens and before the @, and is copied unchanged. */
export function Address({ children }: { children: string }) {
  return breakableParts(children).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
