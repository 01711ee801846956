/** A row of a file that can't be taken in. Its message is a sentence for the person that says why. */
export class RowFault extends Error {
  override readonly name = 'RowFault';
}
