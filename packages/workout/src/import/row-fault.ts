/** The error for a row of a file that is rejected. Its message is a sentence for the person. */
export class RowFault extends Error {
  override readonly name = 'RowFault';
}
