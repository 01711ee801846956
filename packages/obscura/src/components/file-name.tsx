import { Fragment } from 'react';

/** The name of a file in a narrow place: where a line is too short for it, it breaks between its parts. */
export function FileName({ name }: { name: string }) {
  return name.split(/(?<=[_.-])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
