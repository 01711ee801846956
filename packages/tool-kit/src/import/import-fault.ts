/** A file that can't be taken in. Its message is a sentence for the person that says what is wrong, and how to mend it. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
}
