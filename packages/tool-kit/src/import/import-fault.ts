/** A file can't be imported. The message tells the person what is wrong and what to do. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
}
