import { Fragment } from 'react';

/** The name of a file in a narrow place: if it does not fit in a line, it breaks between its parts. */
export function FileName({ name }: { name: string }) {
  return name.split(/(?<=[_.-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
